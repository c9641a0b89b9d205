/** Whether this server is a club's and asks for its passphrase before anything else. */
export const club = $state({ asks: false });

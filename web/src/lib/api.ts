/** Requests over HTTP. Whatever goes wrong becomes an `ApiError` with a phrase for people. */
import { club } from "./club.svelte";
import { keep, profile } from "./profile.svelte";
import type { Catalog, Guestbook, InvitationEntry, Key, Problem, Said, Seated, Settings, TableEntry } from "./wire";

export class ApiError extends Error {
  constructor(
    readonly kind: string,
    message: string,
    readonly says: Said,
  ) {
    super(message);
  }
}

/** What is said of something that went wrong. */
export function saysOf(error: unknown): Said {
  return error instanceof ApiError ? error.says : { key: "refused-internal" };
}

const UNREACHABLE: Said = { key: "refused-unavailable" };
const ELSEWHERE_MS = 500; // during an upgrade: until another process of the server may answer
const MOST_TRIES = 60;

export async function request(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = {};
  if (profile.key) headers["authorization"] = `Bearer ${profile.key}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  if (signal) init.signal = signal;
  for (let tries = 1; ; tries += 1) {
    const answer = await answerTo(path, init);
    if (answer.ok) return answer;
    const error = await errorIn(answer);
    if (error.kind === "club") club.asks = true;
    if (error.kind !== "other-rules" || tries === MOST_TRIES) throw error;
    await new Promise((resolve) => setTimeout(resolve, ELSEWHERE_MS));
  }
}

async function answerTo(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    throw new ApiError("unavailable", String(error), UNREACHABLE);
  }
}

async function errorIn(answer: Response): Promise<ApiError> {
  try {
    const problem = (await answer.json()) as Problem;
    return new ApiError(problem.kind, problem.message, problem.says ?? { key: `refused-${problem.kind}` });
  } catch {
    return new ApiError("unavailable", `HTTP ${answer.status}`, UNREACHABLE);
  }
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await request(method, path, body)).json()) as T;
}

/** A page of my tables, and where the list goes on; empty at its end. */
export interface MyTables {
  tables: TableEntry[];
  next: string;
}

async function mine(path = "/api/me/tables"): Promise<MyTables> {
  if (!profile.key) return { tables: [], next: "" };
  const answer = await request("GET", path);
  const next = /<([^>]+)>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1] ?? "";
  return { tables: (await answer.json()) as TableEntry[], next };
}

/** A chair comes with the key that opens it; the first one becomes this browser's own. */
function own(seated: Seated): Seated {
  if (seated.key !== profile.key) keep({ key: seated.key, recovery: seated.recovery });
  return seated;
}

export const api = {
  games: () => json<Catalog>("GET", "/api/games"),
  open: async (settings: Settings) => own(await json<Seated>("POST", "/api/tables", settings)),
  sit: async (table: string, wish: Guestbook) => own(await json<Seated>("POST", `/api/tables/${table}/seats`, wish)),
  table: (table: string) => json<TableEntry>("GET", `/api/tables/${table}`),
  listed: () => json<TableEntry[]>("GET", "/api/tables"),
  mine,
  invitations: async () => (profile.key ? json<InvitationEntry[]>("GET", "/api/me/invitations") : []),
  decline: (table: string) => request("DELETE", `/api/me/invitations/${table}`),
  recover: (code: string) => json<Key>("POST", "/api/me/recover", { code }),
  get: <T>(path: string) => json<T>("GET", path),
  post: <T>(path: string, body: unknown) => json<T>("POST", path, body),
  seated: async (path: string, body: unknown) => own(await json<Seated>("POST", path, body)),
};

import { randomBytes } from "node:crypto";
import { env } from "@/lib/env";
import { getConnection, type Connection } from "../data-dir/connection-file";
import { createApp } from "../create-app";
import { describeDatabase } from "../db/describe-database";
import { createSharedCounters } from "../limits/create-shared-counters";
import { openBackendDatabase } from "../open-backend-database";
import { CommandError } from "../errors/command-error";
import { requireDatabase } from "./require-database";

type Answer = { status: number; body: unknown };
export type OperatorCall = (
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
) => Promise<Answer>;

const basePath = "/api/operator";
const answerTimeoutMs = 2_000;

/** Whether the backend that left the connection file is still running. */
export async function isAnswering({ url }: Connection): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(answerTimeoutMs) })).ok;
  } catch {
    return false;
  }
}

/** The operators' calls through `request`, over HTTP or into an app of this process. */
export const toOperatorCall =
  (
    request: (path: string, init: RequestInit) => Promise<Response> | Response,
    operatorToken: string,
  ): OperatorCall =>
  async (method, path, body) => {
    const headers = {
      Authorization: `Bearer ${operatorToken}`,
      "Content-Type": "application/json",
    };
    const response = await request(`${basePath}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };

/**
 * @throws CommandError if DATABASE_URL names another database than the running backend's: the
 * command would write to the wrong one
 */
function requireSameDatabase({ url, database }: Connection, named: string): void {
  if (database !== named)
    throw new CommandError(
      `DATABASE_URL names ${named}, but the backend at ${url} has the ${database}: unset one of DATABASE_URL and DATA_DIR`,
    );
}

/**
 * The operators' calls of the backend running on this data directory, else of one opened for this
 * purpose: the same code and the same validation either way. `target` describes what they write to.
 * Call `close` when done.
 * @param createsDatabase creates a missing database instead of failing
 * @throws CommandError if there is no database; an Error if the data directory is in use by
 * something that doesn't respond, or the database can't be opened
 */
export async function openOperatorCall({ createsDatabase = false } = {}): Promise<{
  call: OperatorCall;
  target: string;
  close: () => Promise<void>;
}> {
  const { DATA_DIR, DATABASE_URL, ROOT_DOMAIN, DEFAULT_AGENCY, ALLOW_LOOPBACK_URLS, REDIS_URL } =
    env();
  const place = { dataDir: DATA_DIR, databaseUrl: DATABASE_URL };
  const running = getConnection(DATA_DIR);
  if (running && (await isAnswering(running))) {
    if (DATABASE_URL) requireSameDatabase(running, describeDatabase(place));
    const call = toOperatorCall(
      (path, init) => fetch(running.url + path, init),
      running.operatorToken,
    );
    return {
      call,
      target: `the running backend at ${running.url}, ${running.database}`,
      close: () => Promise.resolve(),
    };
  }

  if (!createsDatabase) await requireDatabase(place);
  const { db, secrets, close } = await openBackendDatabase(place);
  const [operatorToken, backendToken] = [
    randomBytes(32).toString("hex"),
    randomBytes(32).toString("hex"),
  ];
  const settings = {
    rootDomain: ROOT_DOMAIN,
    defaultAgency: DEFAULT_AGENCY,
    allowLoopbackUrls: ALLOW_LOOPBACK_URLS,
  };
  // Failed sign-ins that several backends count together exist even while none of them runs.
  const shared = REDIS_URL
    ? createSharedCounters(REDIS_URL, { log: (_level, line) => console.error(line) })
    : null;
  const app = createApp({
    db,
    backendToken,
    operatorToken,
    secrets,
    ...settings,
    ...(shared ? { openCounter: shared.openCounter } : {}),
  });
  return {
    call: toOperatorCall((path, init) => app.request(path, init), operatorToken),
    target: describeDatabase(place),
    close: async () => {
      shared?.stop();
      await close();
    },
  };
}

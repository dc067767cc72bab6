import { randomBytes } from "node:crypto";
import { env } from "@/lib/env";
import { getConnection, type Connection } from "../connection-file";
import { createApp } from "../create-app";
import { openBackendDatabase } from "../open-backend-database";
import { openSecretBox } from "../secrets/open-secret-box";

type Answer = { status: number; body: unknown };
export type OperatorCall = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown) => Promise<Answer>;

const basePath = "/api/operator/agencies";
const answerTimeoutMs = 2_000;

async function isAnswering({ url }: Connection): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(answerTimeoutMs) })).ok;
  } catch {
    return false;
  }
}

/** The operators' calls through `request`, be it over HTTP or into an app of this process. */
export const toOperatorCall =
  (request: (path: string, init: RequestInit) => Promise<Response> | Response, operatorToken: string): OperatorCall =>
  async (method, path, body) => {
    const headers = { Authorization: `Bearer ${operatorToken}`, "Content-Type": "application/json" };
    const response = await request(`${basePath}${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    return { status: response.status, body: await response.json() };
  };

/**
 * The operators' calls of the backend that runs on this data directory, else of one opened for this purpose: the same
 * program and the same validation either way. `close` when done.
 * @throws when the data directory is in use by something that doesn't answer, or the database can't be opened
 */
export async function openOperatorCall(): Promise<{ call: OperatorCall; close: () => Promise<void> }> {
  const { DATA_DIR, DATABASE_URL, ROOT_DOMAIN, DEFAULT_AGENCY, ALLOW_LOOPBACK_URLS, SECRETS_KEY } = env();
  const running = getConnection(DATA_DIR);
  if (running && (await isAnswering(running)))
    return { call: toOperatorCall((path, init) => fetch(running.url + path, init), running.operatorToken), close: () => Promise.resolve() };

  const { db, close } = await openBackendDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
  const [operatorToken, backendToken] = [randomBytes(32).toString("hex"), randomBytes(32).toString("hex")];
  const settings = { rootDomain: ROOT_DOMAIN, defaultAgency: DEFAULT_AGENCY, allowLoopbackUrls: ALLOW_LOOPBACK_URLS };
  const secrets = openSecretBox({ secretsKeys: SECRETS_KEY, dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
  const app = createApp({ db, backendToken, operatorToken, secrets, ...settings });
  return { call: toOperatorCall((path, init) => app.request(path, init), operatorToken), close };
}

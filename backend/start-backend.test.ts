import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getAgencyEndpoint } from "@/lib/api/contract/agencies";
import { loginEndpoint } from "@/lib/api/contract/users";
import { createApi } from "@/lib/api/create-api";
import { getConnection } from "./connection-file";
import { demoPassword } from "./db/seed/demo-users";
import { openOperatorCall } from "./operators/open-operator-call";
import { runAgencyCommand } from "./operators/run-agency-command";
import { startBackend } from "./start-backend";

const dataDir = mkdtempSync(join(tmpdir(), "backend-"));
const backendToken = "test-service-credential";
const { DATA_DIR } = process.env;
beforeAll(() => {
  process.env.DATA_DIR = dataDir;
});
afterAll(() => {
  if (DATA_DIR === undefined) delete process.env.DATA_DIR;
  else process.env.DATA_DIR = DATA_DIR;
  rmSync(dataDir, { recursive: true });
});

const start = () => startBackend({ dataDir, backendToken, port: 0 });
const apiOf = (url: string, agencyHost: string) =>
  createApi({ mainUrl: url, resortUrl: `${url}/resort`, backendToken, context: { agencyHost, language: "en", sessionId: "s", timeZone: "UTC" } });

async function runCommand(...words: string[]) {
  const { call, close } = await openOperatorCall();
  return runAgencyCommand(words, call).finally(close);
}

it("serves the demo over HTTP, alone on its data directory, and keeps what was written through a restart", async () => {
  const { url, stop } = await start();
  expect((await apiOf(url, "solmar.localhost").call(getAgencyEndpoint)).agency.agencyName).toBe("Solmar Viajes");
  const { user } = await apiOf(url, "nordlys.localhost").call(loginEndpoint, { body: { email: "owner@nordlys.localhost", password: demoPassword } });
  expect(user).toMatchObject({ userType: "AgencyOwner", isTravelAgent: true });

  await expect(start()).rejects.toThrow(`${dataDir} is in use by another process`);
  expect(statSync(join(dataDir, "backend.json")).mode & 0o777).toBe(0o600);
  expect(getConnection(dataDir)?.url).toBe(url);
  // The command goes through the backend that runs: it could not open the database itself.
  expect((await runCommand("list")).split("\n").map((line) => line.split(" ")[0])).toEqual(["dormant", "harbour", "nordlys", "solmar", "voyara"]);
  await stop();
  expect([existsSync(join(dataDir, "backend.json")), existsSync(join(dataDir, "lock.sock"))]).toEqual([false, false]);

  // Nothing runs: the command opens the database itself, and gives it back.
  expect(JSON.parse(await runCommand("show", "voyara"))).toMatchObject({ agencyName: "Voyara Travel", version: 1 });
  const again = await start();
  const second = await apiOf(again.url, "nordlys.localhost").call(loginEndpoint, { body: { email: "owner@nordlys.localhost", password: demoPassword } });
  expect(second.user.id).toBe(user.id);
  await again.stop();
}, 60_000);

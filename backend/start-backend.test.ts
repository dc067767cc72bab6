import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { User } from "@/lib/api/contract/users";
import { header } from "@/lib/api/headers";
import { addDays, toLocalDate } from "@/lib/dates/calendar-date";
import { setEnv } from "@/lib/env";
import { holdDeadlines } from "@/lib/testing/hold-deadlines";
import { getConnection } from "./data-dir/connection-file";
import { demoPassword } from "./demo/demo-users";
import { openOperatorCall } from "./operators/open-operator-call";
import { runAgencyCommand } from "./operators/run-agency-command";
import { startBackend } from "./start-backend";
import { siteConfig } from "./site.config";
import { createFakeHotels, fakeHotel } from "./testing/fake-hotels";

const dataDir = mkdtempSync(join(tmpdir(), "backend-"));
const backendToken = "test-service-credential";
const { DATA_DIR } = process.env;
// The most permissive.
const umask = process.umask(0);
beforeAll(() => {
  setEnv({ DATA_DIR: dataDir });
});
// For busy machines: running services respond in time.
beforeEach(() => void holdDeadlines());
afterAll(() => {
  process.umask(umask);
  setEnv({ DATA_DIR });
  rmSync(dataDir, { recursive: true });
});

/** What others than the owner may read, write or enter, by name and mode. */
const listOpen = () =>
  readdirSync(dataDir, { recursive: true, encoding: "utf8" })
    .map((name) => [name, (lstatSync(join(dataDir, name)).mode & 0o777).toString(8)])
    .filter(([, mode]) => !mode?.endsWith("00"));
const start = () => startBackend({ dataDir, backendToken, port: 0 });
async function ask<T>(
  url: string,
  host: string,
  credentials?: { email: string; password: string },
): Promise<T> {
  const headers = {
    [header.backendToken]: backendToken,
    [header.agencyHost]: host,
    "Content-Type": "application/json",
  };
  const response = await fetch(url, {
    headers,
    ...(credentials ? { method: "POST", body: JSON.stringify(credentials) } : {}),
  });
  return (await response.json()) as T;
}
const owner = { email: "owner@nordlys.localhost", password: demoPassword };

async function runCommand(...words: string[]) {
  const { call, close } = await openOperatorCall();
  try {
    return await runAgencyCommand(words, call);
  } finally {
    await close();
  }
}

it("searches the suppliers that it is given, and guards their calls", async () => {
  const supplier = createFakeHotels({ hotels: [fakeHotel("only")] });
  const broken = { ...supplier, getHotel: () => Promise.reject(new Error("broken")) };
  const { url, stop } = await startBackend({
    dataDir,
    backendToken,
    port: 0,
    config: {
      ...siteConfig,
      suppliers: [{ name: "fake", service: "hotels", create: () => broken }],
      deals: {
        ...siteConfig.deals,
        resorts: {
          ...siteConfig.deals.resorts,
          searchResorts: () => Promise.reject(new TypeError("broken")),
        },
      },
    },
  });
  const headers = {
    [header.backendToken]: backendToken,
    [header.agencyHost]: "voyara.localhost",
    "Content-Type": "application/json",
  };
  const start = addDays(toLocalDate(new Date(), "UTC"), 30);
  const search = {
    place: { latitude: 38.7223, longitude: -9.1393, name: "Lisbon" },
    stay: { start, end: addDays(start, 2) },
    rooms: [{ adults: 2, childAges: [] }],
    residence: "PT",
  };
  const found = await fetch(`${url}/api/hotels/search`, {
    method: "POST",
    headers,
    body: JSON.stringify(search),
  });
  expect(await found.json()).toMatchObject({ hotels: [{ id: "only" }] });
  const logged = jest.spyOn(console, "error").mockImplementation(() => {});
  const hotel = await fetch(`${url}/api/hotels/only`, { headers });
  expect([hotel.status, await hotel.json()]).toMatchObject([503, { code: "supplier_unavailable" }]);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining("fake getHotel: broken"));
  const { latitude, longitude } = search.place;
  const deals = await fetch(`${url}/resort/deals`, {
    method: "POST",
    headers,
    body: JSON.stringify({ lat: latitude, lon: longitude }),
  });
  expect([deals.status, await deals.json()]).toMatchObject([503, { code: "supplier_unavailable" }]);
  await stop();
});

it("serves the demo over HTTP, exclusively on its data directory, and keeps its data across a restart", async () => {
  const { url, stop } = await start();
  expect(
    (await ask<{ agency: AgencyWire }>(`${url}/api/agency`, "solmar.localhost")).agency.agencyName,
  ).toBe("Solmar Viajes");
  const { user } = await ask<{ user: User }>(`${url}/api/user/login`, "nordlys.localhost", owner);
  expect(user).toMatchObject({ userType: "AgencyOwner", isTravelAgent: true });

  await expect(start()).rejects.toThrow(`${dataDir} is in use by another process`);
  expect(statSync(join(dataDir, "backend.json")).mode & 0o777).toBe(0o600);
  expect(listOpen()).toEqual([]);
  expect(getConnection(dataDir)?.url).toBe(url);
  // The command uses the running backend: it can't open the database itself.
  expect((await runCommand("list")).split("\n").map((line) => line.split(" ")[0])).toEqual([
    "dormant",
    "harbour",
    "nordlys",
    "solmar",
    "voyara",
  ]);
  await stop();
  expect([
    existsSync(join(dataDir, "backend.json")),
    existsSync(join(dataDir, "lock.sock")),
  ]).toEqual([false, false]);

  // Left open by an earlier version; closed at the next start.
  chmodSync(dataDir, 0o755);
  chmodSync(join(dataDir, "pg", "PG_VERSION"), 0o666);
  // No backend runs: the command opens the database itself, and releases it.
  expect(JSON.parse(await runCommand("show", "voyara"))).toMatchObject({
    agencyName: "Voyara Travel",
    version: 1,
  });
  expect([statSync(dataDir).mode & 0o777, listOpen()]).toEqual([0o700, []]);
  const again = await start();
  const second = await ask<{ user: User }>(
    `${again.url}/api/user/login`,
    "nordlys.localhost",
    owner,
  );
  expect(second.user.id).toBe(user.id);
  await again.stop();
}, 300_000);

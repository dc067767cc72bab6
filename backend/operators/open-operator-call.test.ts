import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "node:events";
import { setEnv } from "@/lib/env";
import { writeConnectionFile } from "../data-dir/connection-file";
import { openOperatorCall } from "./open-operator-call";

const { DATA_DIR, DATABASE_URL } = process.env;
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "operator-"));
  setEnv({ DATA_DIR: dataDir });
});
afterEach(() => {
  rmSync(dataDir, { recursive: true });
  setEnv({ DATA_DIR, DATABASE_URL });
});

it("creates no database, and says where it looked", async () => {
  await expect(openOperatorCall()).rejects.toThrow(
    `There is no database in the data folder ${dataDir}. Set DATA_DIR or DATABASE_URL`,
  );
  expect(existsSync(join(dataDir, "pg"))).toBe(false);
  setEnv({ DATA_DIR: join(dataDir, "mistyped") });
  await expect(openOperatorCall()).rejects.toThrow("mistyped");
  expect(existsSync(join(dataDir, "mistyped"))).toBe(false);
});

it("creates one on request, finds it from then on, and names it", async () => {
  const first = await openOperatorCall({ createsDatabase: true });
  expect(await first.call("GET", "/agencies")).toEqual({ status: 200, body: { agencies: [] } });
  await first.close();
  const second = await openOperatorCall();
  expect(second.target).toBe(`data folder ${dataDir}`);
  await second.close();
}, 60_000);

it("reports that Postgres can't be reached, without its password", async () => {
  setEnv({ DATABASE_URL: "postgres://site:hunter2@127.0.0.1:1/site" });
  const refusal = await openOperatorCall().then(
    () => "",
    (error: Error) => error.message,
  );
  expect(refusal).toMatch(/^Postgres 127\.0\.0\.1:1\/site can't be opened: .*ECONNREFUSED/);
  expect(refusal).not.toContain("hunter2");
});

describe("beside a running backend", () => {
  let server: Server;
  let url: string;
  beforeEach(async () => {
    server = createServer((_, response) => response.end("{}")).listen(0, "127.0.0.1");
    await once(server, "listening");
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    writeConnectionFile(dataDir, {
      url,
      operatorToken: "t".repeat(64),
      database: "Postgres db:5432/site",
    });
  });
  afterEach(() => void server.close());

  it("names it and its database", async () => {
    expect((await openOperatorCall()).target).toBe(
      `the running backend at ${url}, Postgres db:5432/site`,
    );
  });

  it("refuses to write to it if DATABASE_URL names another database", async () => {
    setEnv({ DATABASE_URL: "postgres://site:hunter2@elsewhere/site" });
    await expect(openOperatorCall()).rejects.toThrow(
      `DATABASE_URL names Postgres elsewhere:5432/site, but the backend at ${url} has the Postgres db:5432/site`,
    );
  });
});

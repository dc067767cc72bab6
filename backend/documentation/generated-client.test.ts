import { execFile } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { setEnv } from "@/lib/env";
import { startBackend } from "../start-backend";
import { describeBackend } from "../testing/describe-backend";

const run = promisify(execFile);
const backendToken = "service-credential-of-a-generated-client";
const folder = mkdtempSync(join(tmpdir(), "client-"));
const dataDir = mkdtempSync(join(tmpdir(), "backend-"));
const { DATA_DIR, ALLOW_LOOPBACK_URLS } = process.env;
const bin = (name: string) => resolve("node_modules/.bin", name);

const tsconfig = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    target: "es2023",
    lib: ["es2023", "dom", "dom.iterable"],
    module: "esnext",
    moduleResolution: "bundler",
    types: ["node"],
    skipLibCheck: true,
  },
  files: ["book-a-hotel.ts"],
};

beforeAll(async () => {
  setEnv({ DATA_DIR: dataDir, ALLOW_LOOPBACK_URLS: "true" });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(tsconfig));
  writeFileSync(join(folder, "document.json"), JSON.stringify(await describeBackend()));
  copyFileSync("docs/examples/book-a-hotel.ts", join(folder, "book-a-hotel.ts"));
  await run(
    bin("oazapfts"),
    ["document.json", "client.ts", "--optimistic", "--futureStripLegacyMethods"],
    { cwd: folder },
  );
});
afterAll(() => {
  setEnv({ DATA_DIR, ALLOW_LOOPBACK_URLS });
  for (const each of [folder, dataDir]) rmSync(each, { recursive: true, force: true });
});

const checkTypes = () =>
  run(bin("tsc"), ["--project", "tsconfig.json"], { cwd: folder }).then(
    () => "",
    ({ stdout }: { stdout: string }) => stdout,
  );

it("has the types of the calls: the program type-checks, and a wrong body doesn't", async () => {
  expect(await checkTypes()).toBe("");
  const wrong =
    'import * as api from "./client";\nvoid api.getHotel("a", 7);\nvoid api.startPayment("a", "b", { kee: "c" });\n';
  writeFileSync(join(folder, "wrong.ts"), wrong);
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ ...tsconfig, files: ["wrong.ts"] }),
  );
  const complaint = await checkTypes();
  expect(complaint).toContain("wrong.ts(2,");
  expect(complaint).toContain("wrong.ts(3,");
});

it("books a demo hotel from the search to the refund", async () => {
  const backend = await startBackend({ dataDir, backendToken, port: 0 });
  try {
    const env = { ...process.env, MAIN_API: backend.url, BACKEND_TOKEN: backendToken };
    const { stdout } = await run(bin("tsx"), ["book-a-hotel.ts"], { cwd: folder, env });
    const { history, ...booking } = JSON.parse(stdout) as { history: string[] };
    expect(booking).toEqual({
      reference: expect.stringMatching(/^H-[2-9A-HJ-NP-Z]{8}$/),
      hotel: expect.any(String),
      confirmationNumber: expect.any(String),
      refund: { amount: expect.any(Number), currency: expect.stringMatching(/^[A-Z]{3}$/) },
    });
    expect(history).toEqual([
      "quoted",
      "held",
      "paying",
      "pendingSupplier",
      "confirmed",
      "cancelRequested",
      "cancelled",
      "refunded",
    ]);
  } finally {
    await backend.stop();
  }
}, 300_000);

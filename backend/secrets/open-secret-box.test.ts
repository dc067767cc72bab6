import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSecretBox } from "./open-secret-box";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "secrets-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

it("creates the embedded database's key once, for this user only", () => {
  const sealed = openSecretBox({ secretsKeys: [], dataDir }).seal("secret", "a");
  expect(statSync(join(dataDir, "secrets.key")).mode & 0o777).toBe(0o600);
  expect(openSecretBox({ secretsKeys: [], dataDir }).open(sealed, "a")).toBe("secret");
});

it("rejects a malformed key file", () => {
  writeFileSync(join(dataDir, "secrets.key"), "short");
  expect(() => openSecretBox({ secretsKeys: [], dataDir })).toThrow("secrets.key: is no key");
});

it("prefers the deployment's keys over its own, and stores nothing in an external database without one", () => {
  const keys = [randomBytes(32), randomBytes(32)];
  const box = openSecretBox({ secretsKeys: keys, dataDir, databaseUrl: "postgres://x" });
  expect(
    openSecretBox({ secretsKeys: keys.toReversed(), dataDir }).open(box.seal("secret", "a"), "a"),
  ).toBe("secret");
  expect(() =>
    openSecretBox({ secretsKeys: [], dataDir, databaseUrl: "postgres://x" }).seal("secret", "a"),
  ).toThrow("SECRETS_KEY: is needed");
});

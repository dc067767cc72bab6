import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findCommand } from "./find-command.mjs";

const folder = mkdtempSync(join(tmpdir(), "commands-"));
afterAll(() => rmSync(folder, { recursive: true }));
const tool = join(folder, "tool");
writeFileSync(tool, "");
chmodSync(tool, 0o755);
writeFileSync(join(folder, "notes"), "");
chmodSync(join(folder, "notes"), 0o644);

test("finds the first that exists, by name or by path", () => {
  expect(findCommand(["missing", "tool"], ["/nowhere", "", folder])).toBe(tool);
  expect(findCommand([tool], [])).toBe(tool);
});

test("a file that can't be executed isn't a command", () =>
  expect(findCommand(["notes", "missing"], [folder])).toBeUndefined());

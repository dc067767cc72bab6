import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makePrivate } from "./make-private";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "private-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (...names: string[]) => statSync(join(folder, ...names)).mode & 0o7777;
/** With exactly this mode, under any umask. */
function write(mode: number, ...names: string[]) {
  writeFileSync(join(folder, ...names), "secret");
  chmodSync(join(folder, ...names), mode);
}
function open(mode: number, ...names: string[]) {
  mkdirSync(join(folder, ...names));
  chmodSync(join(folder, ...names), mode);
}

it("creates a folder that only its owner can enter, whatever the umask", () => {
  const umask = process.umask(0);
  try {
    makePrivate(join(folder, "new", "data"));
  } finally {
    process.umask(umask);
  }
  expect([modeOf("new"), modeOf("new", "data")]).toEqual([0o700, 0o700]);
});

it("closes an open folder, and everything in it", () => {
  open(0o777, "data");
  open(0o775, "data", "pg");
  write(0o644, "data", "backend.json");
  write(0o666, "data", "pg", "PG_VERSION");
  makePrivate(join(folder, "data"));
  makePrivate(join(folder, "data"));
  expect([
    modeOf("data"),
    modeOf("data", "pg"),
    modeOf("data", "backend.json"),
    modeOf("data", "pg", "PG_VERSION"),
  ]).toEqual([0o700, 0o700, 0o600, 0o600]);
});

it("follows no link out of it, whether to a file, a folder or nothing", () => {
  open(0o755, "data");
  open(0o755, "outside");
  write(0o644, "outside", "file");
  symlinkSync(join(folder, "outside"), join(folder, "data", "folder"));
  symlinkSync(join(folder, "outside", "file"), join(folder, "data", "file"));
  symlinkSync(join(folder, "missing"), join(folder, "data", "missing"));
  makePrivate(join(folder, "data"));
  expect([modeOf("data"), modeOf("outside"), modeOf("outside", "file")]).toEqual([
    0o700, 0o755, 0o644,
  ]);
});

it("closes the folder that a link points to", () => {
  open(0o755, "data");
  write(0o644, "data", "file");
  symlinkSync(join(folder, "data"), join(folder, "link"));
  makePrivate(join(folder, "link"));
  expect([modeOf("data"), modeOf("data", "file")]).toEqual([0o700, 0o600]);
});

it("rejects a world-writable folder, and leaves it unchanged", () => {
  open(0o1777, "tmp");
  write(0o644, "tmp", "file");
  expect(() => makePrivate(join(folder, "tmp"))).toThrow(/DATA_DIR: .*tmp is shared by all users/);
  expect([modeOf("tmp"), modeOf("tmp", "file")]).toEqual([0o1777, 0o644]);
});

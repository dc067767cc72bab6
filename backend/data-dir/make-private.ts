import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { logLine } from "@/lib/observability/log-line";

/** Mode bits that grant access to the group and others. */
const others = 0o077;
const sticky = 0o1000;

const toOwnMode = (mode: number) => mode & 0o777 & ~others;

/**
 * Removes group and other permissions from a folder's content. Skips links, and what belongs to
 * another user.
 */
function closeEntries(folder: string, user: number): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    // Another process may delete its files meanwhile.
    const entry = lstatSync(path, { throwIfNoEntry: false });
    if (!entry || entry.isSymbolicLink() || entry.uid !== user) continue;
    if (entry.mode & others) chmodSync(path, toOwnMode(entry.mode));
    if (entry.isDirectory()) closeEntries(path, user);
  }
}

/**
 * Creates the data directory if missing, and makes it and its content readable only by this
 * process's user, under any umask and by any creator: the database contains mailed links,
 * `backend.json` and `secrets.key` are credentials. The folder is closed first, so that no other
 * user can swap a file for a link while its content is checked.
 * @throws if the folder can't be created, or is world-writable, such as /tmp
 */
export function makePrivate(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const user = process.geteuid?.();
  if (user === undefined) return;
  // It may be a link itself: systemd's StateDirectory is one.
  const folder = realpathSync(dataDir);
  const { mode, uid } = statSync(folder);
  if (mode & sticky || folder === "/")
    throw new Error(
      `DATA_DIR: ${dataDir} is shared by all users; give the site a folder of its own`,
    );
  if (uid === user) chmodSync(folder, 0o700);
  else
    logLine("warn", {
      message: `DATA_DIR: ${dataDir} belongs to another user (${uid}) and can't be closed to others; chown it to user ${user}`,
    });
  closeEntries(folder, user);
}

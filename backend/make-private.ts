import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { logLine } from "@/lib/observability/log-line";

/** Bits of a mode that let the group and all others in. */
const others = 0o077;
const sticky = 0o1000;

const toOwnMode = (mode: number) => mode & 0o777 & ~others;

/**
 * Takes the group's and all others' rights from what is in a folder. Links are left alone, and what
 * belongs to another user.
 */
function closeEntries(folder: string, user: number): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    // Another process may remove its files meanwhile.
    const entry = lstatSync(path, { throwIfNoEntry: false });
    if (!entry || entry.isSymbolicLink() || entry.uid !== user) continue;
    if (entry.mode & others) chmodSync(path, toOwnMode(entry.mode));
    if (entry.isDirectory()) closeEntries(path, user);
  }
}

/**
 * Creates the data directory where it is missing, and lets nobody but this process's user read it
 * or what is in it, whatever the umask and whoever created it: the database holds links of mails,
 * `backend.json` and `secrets.key` are credentials. The folder is closed first, so that nobody can
 * exchange a file for a link while its contents are looked at.
 * @throws when the folder can't be created, or is shared by all users, such as /tmp
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

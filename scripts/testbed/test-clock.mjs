import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { shiftDate } from "./shift-date.cjs";

/**
 * Days on which calendars and amounts differ: the ends of months, Europe's change to summer time,
 * the turn of the year. All lie ahead, because browsers keep the real time for the expiry of
 * cookies.
 */
export const testDays = ["2028-03-26", "2028-12-30", "2028-01-31", "2028-02-28"];

const preload = resolve("scripts/testbed/shift-date.cjs");

/** What a run picks by it is the same for each run of a commit. */
function countCommits() {
  try {
    const output = execFileSync("git", ["rev-list", "--count", "HEAD"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return Number(output);
  } catch {
    return 0;
  }
}

/**
 * Starts the clock of this process, and of all Node programs that it starts, at 10:00 UTC of the
 * test day: TEST_DAY, a date or "today", which leaves the clock alone, or one of the four by the
 * number of commits. PostgreSQL (scripts/postgres.mjs) and pages in the browser (e2e/test.ts)
 * follow by CLOCK_OFFSET_MS. TEST_SHARE, by which tests choose among variants, is that number, too.
 */
export function setTestClock() {
  if (process.env.CLOCK_OFFSET_MS !== undefined) return;
  const commits = countCommits();
  process.env.TEST_SHARE ??= String(commits);
  const day = process.env.TEST_DAY || testDays[commits % testDays.length];
  const offset = day === "today" ? 0 : Date.parse(`${day}T10:00:00Z`) - Date.now();
  if (Number.isNaN(offset)) throw new Error(`TEST_DAY is no date, such as 2028-01-31: ${day}`);
  process.env.TEST_DAY = day;
  process.env.CLOCK_OFFSET_MS = String(offset);
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --require "${preload}"`.trim();
  shiftDate(offset);
}

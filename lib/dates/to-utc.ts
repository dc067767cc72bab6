import dayjs, { type Dayjs } from "dayjs";
// With its extension: the backend's bundle leaves packages to Node, which resolves a file only by
// its full name.
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);

/**
 * A calendar date ("2026-12-05"), a local time ("2026-12-05T10:00:00") or an instant as dayjs in
 * UTC, where no change to summer time shifts it.
 */
export const toUtc = (at: string | Date): Dayjs => dayjs.utc(at);

import dayjs from "dayjs";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);

/** The calendar date ("2026-12-05") this many days from today in UTC. */
export const dayAhead = (days) => dayjs.utc().add(days, "day").format("YYYY-MM-DD");

import type { Moment } from "@/lib/api/contract/moments";

/** The day of the place's own calendar, as YYYY-MM-DD. */
export const momentDay = ({ local }: Pick<Moment, "local">): string => local.slice(0, 10);

import type { Price } from "@/lib/api/contract/prices";

/** Whether all of it is paid to those at the place, and nothing to the agency. */
export const isPaidOnSite = ({ dueNow }: Pick<Price, "dueNow">): boolean => dueNow.amount === 0;

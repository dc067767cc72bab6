import type { ActivitySummary } from "@/lib/api/contract/activities";
import { pick } from "@/lib/pick";

const shown = [
  ...(["id", "title", "category", "rating", "isInstant", "picture"] as const),
  ...(["minutes", "distance", "date", "party", "per", "freeUntil"] as const),
] as const;

/** What a card of the results shows of an activity; all of it is in the page's data, once each. */
export const toCardActivity = ({ price, ...activity }: ActivitySummary) => ({
  ...pick(activity, shown),
  ...(price && { price: pick(price, ["total", "reference", "agent"]) }),
});
export type CardActivity = ReturnType<typeof toCardActivity>;

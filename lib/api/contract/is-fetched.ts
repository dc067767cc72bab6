import type { ActivityItem } from "./activity-items";
import type { Answer } from "./needs";

/** Whether its people are fetched: all are, or they chose to be. */
export const isFetched = (
  { meeting: { point } }: Pick<ActivityItem, "meeting">,
  answers: readonly Answer[],
): boolean =>
  point === null || answers.some(({ need, value }) => need === "pickUp" && value === "pickUp");

import type { ActivityItem } from "./activity-items";
import type { Answer } from "./needs";

type Meeting = ActivityItem["meeting"];
/** Where it begins for those who booked it. */
type MeetingPlace = {
  isFetched: boolean;
  /** Null where they are fetched from a place that isn't listed. */
  spot: Meeting["point"];
  /** Of the spot, or as they wrote it; null where that isn't known yet. */
  name: string | null;
};

/** At its meeting point, or where they are fetched if they chose to be. */
export function findMeeting(
  { point, pickUps }: Meeting,
  answers: readonly Pick<Answer, "need" | "value">[],
): MeetingPlace {
  const valueOf = (id: Answer["need"]) => answers.find(({ need }) => need === id)?.value;
  const place = valueOf("pickUpPlace");
  const choice = valueOf("pickUp") ?? (place === undefined ? "meet" : "pickUp");
  if (point && choice === "meet") return { isFetched: false, spot: point, name: point.name };
  const spot = pickUps.find(({ id }) => id === place) ?? null;
  return { isFetched: true, spot, name: spot?.name ?? place ?? null };
}

import { TripClashes } from "@/components/site/activities/trip-clashes";
import { daysAround, findClashes } from "@/lib/activities/find-clashes";
import type { ActivityItem } from "@/lib/api/contract/activity-items";
import { momentDay } from "@/lib/dates/moment-day";
import type { ListPlanned } from "../checkout-slots";

type Props = { item: ActivityItem; listPlanned: ListPlanned };

/** What the buyer has booked that clashes with an activity. */
export async function OwnClashes({ item, listPlanned }: Props) {
  const { starts, ends, isAnyTime, product } = item;
  const planned = await listPlanned(daysAround(momentDay(starts), momentDay(ends)));
  const clashes = findClashes({ starts, ends, isAnyTime, place: product.place }, planned);
  return <TripClashes clashes={clashes} starts={starts} />;
}

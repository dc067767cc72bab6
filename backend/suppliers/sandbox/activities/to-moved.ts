import type { ActivityItem } from "@/lib/api/contract/activity-items";
import { countPeople, countUnits } from "@/lib/api/contract/check-activity-party";
import type { Headline } from "@/lib/api/contract/items";
import { toEpochMinute, toMomentAt } from "@/lib/dates/zone-clock";
import { toActivityText } from "./activity-texts";
import { toOfferId, type NamedStart } from "./schedule";
import { toOption, toProduct } from "./to-product";
import type { PartyQuery } from "./to-starts";

/** What a booking is from some moment on. */
export type ActivityPlan = { item: ActivityItem; headline: Headline };

/** Degrees: some minutes on foot. */
const movedBy = 0.006;
/** How long before the start people are fetched. */
const fetchedMinutes = 30;

/** What was booked of a start, once its guide meets people at the station and fetches others. */
export function toMoved(
  { activity, scheduled }: NamedStart,
  { party, language }: Pick<PartyQuery, "party" | "language">,
): ActivityPlan {
  const { option, starts, ends, isAnyTime } = scheduled;
  const product = toProduct(activity, language);
  const { id, supplier, title, category, pictures, inclusions, notes, place, phone } = product;
  const { names, tickets, meeting } = product;
  return {
    item: {
      service: "activities",
      ...{ offerId: toOfferId(activity, scheduled), party, starts, ends, isAnyTime },
      ...{ names, tickets, units: countUnits(countPeople(party), option.holds) },
      pickUpAt: toMomentAt(toEpochMinute(new Date(starts.at)) - fetchedMinutes, starts.zone),
      option: { ...toOption(option, activity, language), language: scheduled.language },
      product: { id, supplier, title, category, pictures, inclusions, notes, place },
      meeting: {
        ...meeting,
        point: {
          ...{ id: "station", name: toActivityText("places", "station", { language }) },
          ...{ address: null, longitude: activity.longitude },
          latitude: activity.latitude + movedBy,
        },
      },
    },
    headline: { title, place: place.city, picture: pictures[0] ?? "", phone, starts, ends },
  };
}

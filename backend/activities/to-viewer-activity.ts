import type { ActivityParty, ActivityStart, ActivitySummary } from "@/lib/api/contract/activities";
import type { Charge } from "@/lib/api/contract/charges";
import { countPeople } from "@/lib/api/contract/check-activity-party";
import type { PriceTier } from "@/lib/api/contract/roles";
import type { SupplierOption, SupplierStart } from "../ports/activity-supplier";
import type { CheckedOffer } from "../ports/booking-supplier";
import type { Pricing } from "../pricing/get-pricing";
import { toViewerPrice } from "../pricing/to-viewer-price";
import { toViewerCancellation, toViewerCharges } from "../pricing/to-viewer-terms";
import type { ActivityMatch } from "./match-activities";

type Viewer = { pricing: Pick<Pricing, "toSale" | "rates">; tier: PriceTier };

/** What a price is divided by: a group, a boat or a vehicle isn't. */
export const toUnit = (
  party: ActivityParty,
  { per }: Pick<SupplierOption["pricing"], "per">,
): CheckedOffer["unit"] => (per === "person" ? { count: countPeople(party), per } : null);

/** Fees that those at the place take themselves, which are a part of the price. */
export const toSiteCharges = (
  fees: SupplierStart["siteFees"],
  { currency }: { currency: string },
): Charge[] =>
  fees.map(({ name, amount }) => ({
    ...{ code: "other", name, kind: "excluded", when: "onSite", isMandatory: true },
    amount: { amount, currency },
  }));

/**
 * A start as a viewer of this tier may see it; none when it can't be sold. Every field is named:
 * nothing of a supplier's passes unseen.
 */
export function toViewerStart(
  { price: net, siteFees, ...start }: SupplierStart,
  { party, option, pricing, tier }: Viewer & { party: ActivityParty; option: SupplierOption },
): ActivityStart[] {
  const { offerId, starts, ends, isAnyTime, state, left, units, bookUntil } = start;
  const { answerWithinHours } = start;
  const shown = {
    ...{ offerId, starts, ends, isAnyTime, state, left, units, bookUntil },
    ...(answerWithinHours !== undefined && { answerWithinHours }),
  };
  const { zone } = start.cancellation;
  if (!net)
    return [{ ...shown, cancellation: { zone, refundable: "none", steps: [] }, charges: [] }];
  const sale = pricing.toSale(net, { isPaidOnSite: false });
  if (!sale) return [];
  const price = toViewerPrice(sale, { tier, unit: toUnit(party, option.pricing) });
  return [
    {
      ...shown,
      cancellation: toViewerCancellation(start.cancellation, { sale, tier }),
      charges: toViewerCharges(
        { charges: toSiteCharges(siteFees, net), isPaidOnSite: false },
        { sale, tier, rates: pricing.rates },
      ),
      ...(price ? { price } : {}),
    },
  ];
}

/** A line of the list, as a viewer of this tier may see it; none when it can't be sold. */
export function toActivitySummary(
  { activity }: ActivityMatch,
  { pricing, tier }: Viewer,
): ActivitySummary[] {
  const sale = pricing.toSale(activity.price, { isPaidOnSite: false });
  if (!sale) return [];
  const { id, supplier, title, category, rating, languages, place, isInstant } = activity;
  const { picture, minutes, distance, date, party, per, freeUntil } = activity;
  const price = toViewerPrice(sale, { tier, unit: toUnit(party, { per }) });
  return [
    {
      ...{ id, supplier, title, category, rating, languages, place, isInstant },
      ...{ picture, minutes, distance, date, party, per, freeUntil },
      ...(price ? { price } : {}),
    },
  ];
}

import type { HotelOffer } from "@/lib/api/contract/hotels";
import { toLocalDate } from "@/lib/dates/calendar-date";
import { toLastMinute } from "@/lib/dates/deadline";
import { toRefundPeriods, type RefundPeriod } from "@/lib/prices/refund-periods";

/**
 * A fact of a rate. `period`: what cancelling gives back, and until when; `isTimed` where the day
 * alone doesn't tell it from another rate's. `terms`: something in the small print.
 */
export type RateFact =
  | { kind: "board" | "payment" | "terms" }
  | {
      kind: "refund";
      period: Pick<RefundPeriod, "before" | "refundPercentage">;
      isTimed: boolean;
    };

export type HeadedRate = {
  offer: HotelOffer;
  /** What sets it apart from the first rate of its room. */
  headline: RateFact[];
  /** What it has in common with it. */
  rest: RateFact[];
};

const toStep = ({ before, refundPercentage }: Pick<RefundPeriod, "before" | "refundPercentage">) =>
  `${before} ${refundPercentage}`;
const toDay = ({ before, refundPercentage }: RefundPeriod, zone: string) =>
  before ? `${toLocalDate(toLastMinute(before, zone), zone)} ${refundPercentage}` : "";

/**
 * The rates of one room, each with what makes it another one than the first. The first is headed by
 * what the others are compared with.
 */
export function headRates(offers: readonly HotelOffer[], now: Date): HeadedRate[] {
  const [first] = offers;
  if (!first) return [];
  const periodsOf = ({ cancellation }: HotelOffer) => toRefundPeriods(cancellation, now);
  const known = new Set(periodsOf(first).map(toStep));
  const stepsByDay = new Map<string, Set<string>>();
  for (const offer of offers)
    for (const period of periodsOf(offer)) {
      const day = toDay(period, offer.cancellation.zone);
      stepsByDay.set(day, (stepsByDay.get(day) ?? new Set()).add(toStep(period)));
    }

  const isTimed = (period: RefundPeriod, { cancellation: { zone } }: HotelOffer) =>
    period.before !== null && (stepsByDay.get(toDay(period, zone))?.size ?? 0) > 1;
  const toFact = (period: RefundPeriod, offer: HotelOffer): RateFact & { kind: "refund" } => {
    const { before, refundPercentage } = period;
    return {
      kind: "refund",
      period: { before, refundPercentage },
      isTimed: isTimed(period, offer),
    };
  };
  const toRefund = (offer: HotelOffer) => {
    const periods = periodsOf(offer);
    // "Nothing back" is only news if nothing else is.
    const news = periods.find((period) => period.before && !known.has(toStep(period)));
    return toFact((offer === first ? undefined : news) ?? periods[0] ?? noRefund, offer);
  };
  const stepsOf = (offer: HotelOffer) => periodsOf(offer).map(toStep).join();

  const seen = new Set<string>();
  return offers.map((offer) => {
    const refund = toRefund(offer);
    const isNews: [RateFact, boolean][] =
      offer === first
        ? [
            [{ kind: "board" }, true],
            [refund, true],
            [{ kind: "payment" }, offer.payment === "atProperty"],
          ]
        : [
            [{ kind: "board" }, offer.board !== first.board],
            [refund, stepsOf(offer) !== stepsOf(first)],
            [{ kind: "payment" }, offer.payment !== first.payment],
          ];
    const pick = (wanted: boolean) =>
      isNews.flatMap(([fact, isHead]) => (isHead === wanted ? [fact] : []));
    const headline = pick(true);
    const face = JSON.stringify([
      headline.map((fact) => (fact.kind === "refund" ? toStep(fact.period) : fact.kind)),
      offer.board,
      offer.payment,
    ]);
    // Merged rates differ in something: what is left is the charges and the hotel's words.
    const isAlike = headline.length === 0 || seen.has(face);
    seen.add(face);
    const [soonest] = periodsOf(offer);
    // A partial refund is listed along with the fuller one before it.
    const sooner: RateFact[] =
      refund.period.before && soonest && soonest.before !== refund.period.before
        ? [toFact(soonest, offer)]
        : [];
    return {
      offer,
      headline: isAlike ? [...headline, { kind: "terms" }] : headline,
      rest: [...sooner, ...pick(false)],
    };
  });
}

const noRefund: RefundPeriod = { before: null, refundPercentage: 0, refund: undefined };

import type { ActivityParty, PartyProblem } from "@/lib/api/contract/activities";
import type { ActivityStartState } from "@/lib/api/contract/activity-terms";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { hourMs } from "@/lib/dates/durations";
import { msBetween } from "@/lib/dates/instants";
import { momentDay } from "@/lib/dates/moment-day";
import { toRefundSteps } from "../../../ports/activity-rules";
import type { CheckedStart, SupplierStart } from "../../../ports/activity-supplier";
import { toNeeds } from "./activity-needs";
import { toActivityText } from "./activity-texts";
import { answerHours, type SandboxActivity } from "./list-products";
import { countTaken, toPartyPrice } from "./party-price";
import { toOfferId, type ScheduledStart } from "./schedule";
import { toOption, toProduct } from "./to-product";

export type PartyQuery = { party: ActivityParty; language: LanguageCode; now: Date };
type Options = {
  left: number;
  problem: PartyProblem | null;
  dearer?: number;
  /** Whether a request may have been made before the cut-off and be answered after it. */
  isAnswered?: boolean;
};

/** Whether its guide has to agree first. */
const isRequested = (
  { manualWithinHours }: SandboxActivity,
  { starts }: ScheduledStart,
  now: Date,
): boolean =>
  manualWithinHours !== null && msBetween(now, new Date(starts.at)) <= manualWithinHours * hourMs;

/** A scheduled start for a party, of which so many places or units are left. */
export function toStart(
  activity: SandboxActivity,
  scheduled: ScheduledStart,
  { party, language, now, left, problem, dearer = 1, isAnswered = false }: PartyQuery & Options,
): SupplierStart {
  const { option, starts, ends, isAnyTime, bookUntil } = scheduled;
  const date = momentDay(starts);
  const taken = countTaken(option, party);
  const price = problem ? null : toPartyPrice(activity, option, { date, party, dearer });
  const needsAnswer = isRequested(activity, scheduled, now);
  const toState = (): ActivityStartState => {
    if (new Date(bookUntil.at) <= now && !(needsAnswer && isAnswered)) return "pastCutOff";
    if (problem) return "partyMismatch";
    return left < taken ? "soldOut" : "open";
  };
  return {
    ...{ offerId: toOfferId(activity, scheduled), starts, ends, isAnyTime, bookUntil, left, price },
    state: toState(),
    units: option.holds === null ? 1 : taken,
    ...(needsAnswer ? { answerWithinHours: answerHours } : {}),
    cancellation: toRefundSteps(activity.refunds, { starts, now }),
    siteFees: price?.dueOnSite
      ? [{ name: toActivityText("charges", "parkFee", { language }), amount: price.dueOnSite }]
      : [],
  };
}

/** The same as it can be booked; null where it can't. */
export function toChecked(
  activity: SandboxActivity,
  scheduled: ScheduledStart,
  options: PartyQuery & Options,
): CheckedStart | null {
  const { price, ...start } = toStart(activity, scheduled, options);
  if (start.state !== "open" || !price) return null;
  const product = toProduct(activity, options.language);
  const isHeldAtOrder = activity.word === "no-hold" || start.answerWithinHours !== undefined;
  const { language } = scheduled;
  return {
    ...{ ...start, price, product },
    option: { ...toOption(scheduled.option, activity, options.language), language },
    needs: toNeeds(activity.asks, product.meeting, options.language),
    holdsAt: isHeldAtOrder ? "order" : "quote",
    comments: product.notes,
  };
}

import type { LanguageCode } from "@/lib/api/contract/languages";
import type { Quote } from "@/lib/api/contract/quotes";
import type { PriceTier } from "@/lib/api/contract/roles";
import type { QuotedItem } from "../../db/schema/quotes";
import { toCompleteSale } from "../../pricing/stored-sale";
import { toViewerPrice } from "../../pricing/to-viewer-price";
import { toViewerCancellation, toViewerCharges } from "../../pricing/to-viewer-terms";
import { type RequestContext } from "../../http/request-context";
import { RouteError } from "../../errors/route-error";
import type { BookingOfQuote, QuoteRow } from "./find-quote";
import { toPayLaterUntil } from "./to-pay-later-until";

type ViewerItem = Pick<
  Quote,
  "headline" | "party" | "price" | "charges" | "cancellation" | "comments" | "needs" | "item"
>;

/**
 * What was quoted or booked, as a viewer of a tier with price rights may see it. @throws RouteError
 * 401 for one without
 */
export function toViewerItem(
  quoted: QuotedItem,
  {
    tier,
    language,
  }: {
    tier: PriceTier;
    /** Of the supplier's query, unless the item has its own. */ language: LanguageCode;
  },
): ViewerItem {
  const { headline, party, comments, needs = [], item, unit } = quoted;
  const sale = toCompleteSale(quoted.sale);
  const price = toViewerPrice(sale, { tier, unit });
  if (!price) throw new RouteError(401, "sign_in_required", "Please sign in to book");
  return {
    headline,
    party,
    price,
    // Everything is in the charged currency already: no rate is needed.
    charges: toViewerCharges(quoted, { sale, tier, rates: {} }),
    cancellation: toViewerCancellation(quoted.cancellation, { sale, tier }),
    comments,
    needs,
    item: { language, ...item },
  };
}

export function toQuote(
  row: QuoteRow,
  {
    context,
    terms,
    isHeld,
    booking,
    replaces,
    now,
  }: {
    context: RequestContext;
    terms: Quote["terms"];
    /** Whether something is held for it; without, one that should be held is as good as expired. */
    isHeld: boolean;
    booking: BookingOfQuote | null;
    replaces: Quote["replaces"];
    now: Date;
  },
): Quote {
  const isLost = row.detail.holdsAt === "quote" && !isHeld;
  const state = booking ? "booked" : isLost || row.expiresAt <= now ? "expired" : "open";
  const payLaterUntil = toPayLaterUntil(row, now);
  const { answerWithinHours } = row.detail;
  const isTheirs =
    booking !== null && (booking.userId === null || booking.userId === context.viewer?.userId);
  return {
    id: row.id,
    state,
    expiresAt: row.expiresAt.toISOString(),
    isHeld: isHeld && state === "open",
    ...(payLaterUntil ? { payLaterUntil: payLaterUntil.toISOString() } : {}),
    ...(answerWithinHours === undefined ? {} : { answerWithinHours }),
    previousTotal:
      row.previousTotal === null || row.previousCurrency === null
        ? null
        : { amount: row.previousTotal, currency: row.previousCurrency },
    ...toViewerItem(row.detail, { tier: context.priceTier, language: row.language }),
    terms,
    replaces,
    reference: isTheirs ? booking.reference : null,
  };
}

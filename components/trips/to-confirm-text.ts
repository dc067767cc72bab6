import type { CancellationQuote } from "@/lib/api/contract/bookings";
import { moneyInText } from "@/lib/money/money-in-text";

type Texts = (
  key: "confirm" | "confirmCredit" | "confirmWithout",
  values?: Record<string, string>,
) => string;

/** What the button says that cancels: with it goes a yes to what comes back, and where to. */
export function toConfirmText(
  t: Texts,
  { refund, credit }: Pick<CancellationQuote, "refund" | "credit">,
  locale: string,
): string {
  if (refund.amount > 0) return t("confirm", { refund: moneyInText(refund, locale) });
  return credit && credit.amount > 0
    ? t("confirmCredit", { credit: moneyInText(credit, locale) })
    : t("confirmWithout");
}

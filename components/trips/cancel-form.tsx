import { useLocale, useTranslations } from "next-intl";
import { OutcomeRegion } from "@/components/site/outcome-region.client";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";
import type { BookingAccess } from "@/lib/api/browser/bookings";
import type { Booking } from "@/lib/api/contract/bookings";
import { toBookingPage, type BookingPageName } from "@/lib/bookings/booking-page";
import type { BookingFormProblem } from "@/lib/bookings/booking-problems";
import type { AskedCancellation } from "@/lib/data/bookings";
import { paths } from "@/lib/paths";
import { BookingFormFields } from "./booking-form-fields";
import { CancelFigures } from "./cancel-figures.client";
import { toConfirmText } from "./to-confirm-text";

type Props = {
  booking: Pick<Booking, "item" | "cancellation">;
  /** Who reads it: whom it is for, or who sold it to them. */ reader: "buyer" | "agency";
  which: BookingAccess;
  page: BookingPageName;
  prefix: string;
  /** What cancelling gives back; null until that is asked for. */
  asked: AskedCancellation | null;
  problem: BookingFormProblem | null;
};

/**
 * Cancels without scripts, in the same two steps: a link asks what comes back, a form says yes to
 * that very amount.
 */
export function CancelForm({
  booking: { item, cancellation },
  reader,
  which,
  page,
  prefix,
  asked,
  problem,
}: Props) {
  const t = useTranslations("trips.cancel");
  const own = useTranslations(`itemTerms.${item.service}.trips`);
  const locale = useLocale();
  const toHref = (query: Parameters<typeof toBookingPage>[2]) =>
    `${prefix}${toBookingPage(page, which, query)}`;
  const askHref = `${toHref({ cancel: "ask" })}#cancel`;
  const isAsked = cancellation.refundable === "ask";
  if (!asked)
    return (
      <noscript>
        <a href={askHref} className={buttonClass({ look: isAsked ? "secondary" : "danger" })}>
          {t(isAsked ? (reader === "agency" ? "saleSee" : "see") : "open")}
        </a>
      </noscript>
    );
  const texts = {
    refundChanged: t("changedOther"),
    notCancellable: own("notCancellable"),
    tooOften: t("tooOften"),
    changeClosed: t("failed"),
    tryAgain: t("failed"),
  };
  const shown = "problem" in asked ? asked.problem : problem;
  return (
    <div id="cancel" className="space-y-5 border-t border-line pt-5">
      <h3 className="font-semibold">{t("title")}</h3>
      {shown && (
        <OutcomeRegion isAnswer isNew outcome={shown} className="rounded-control">
          <Notice tone="error">
            <p>{texts[shown]}</p>
          </Notice>
        </OutcomeRegion>
      )}
      {"quote" in asked && (
        <form method="post" action={paths.bookingForm()} className="space-y-5">
          <BookingFormFields which={which} page={page} />
          <input type="hidden" name="amount" value={asked.quote.refund.amount} />
          <input type="hidden" name="currency" value={asked.quote.refund.currency} />
          <CancelFigures
            service={item.service}
            reader={reader}
            quote={asked.quote}
            before={null}
            zone={cancellation.zone}
          />
          <Button type="submit" name="answer" value="cancel" look="danger" className="w-full">
            {toConfirmText(t, asked.quote, locale)}
          </Button>
        </form>
      )}
      <a href={toHref({})} className={buttonClass({ look: "secondary", className: "w-full" })}>
        {t("keep")}
      </a>
    </div>
  );
}

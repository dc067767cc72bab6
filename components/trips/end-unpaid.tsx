import { useTranslations } from "next-intl";
import { PlainForm, SubmitButton } from "@/components/site/forms/plain-form.client";
import type { BookingAccess } from "@/lib/api/browser/bookings";
import type { Booking } from "@/lib/api/contract/bookings";
import { toBookingPage, type BookingPageName } from "@/lib/bookings/booking-page";
import type { BookingPageState } from "@/lib/data/booking-page-state";
import { paths } from "@/lib/paths";
import { AskCancellation } from "./ask-cancellation";
import { AskedDialog } from "./asked-dialog.client";
import { BookingFormFields } from "./booking-form-fields";

type Props = {
  booking: Pick<Booking, "state" | "price">;
  which: BookingAccess;
  page: BookingPageState & { name: BookingPageName; prefix: string };
  now: Date;
};

/**
 * Withdraws a request, or gives back what is held: nothing was paid, so it costs nothing. The
 * page's address opens the question.
 */
export function EndUnpaid({ booking: { state, price }, which, page, now }: Props) {
  const unpaid = state === "requested" ? "request" : "hold";
  const texts = unpaid === "request" ? "withdraw" : "giveBack";
  const t = useTranslations(`trips.${texts}`);
  const shared = useTranslations("trips.cancel");
  const toHref = (query: Parameters<typeof toBookingPage>[2]) =>
    `${page.prefix}${toBookingPage(page.name, which, query)}`;
  const { problem } = page;
  return (
    <>
      <AskCancellation
        href={toHref({ cancel: "ask" })}
        look={unpaid === "hold" ? "secondary" : "danger"}
      >
        {t("open")}
      </AskCancellation>
      {page.isEnding && (
        <AskedDialog
          title={t("title")}
          keepHref={toHref({})}
          keep={t("keep")}
          serverNow={now.toISOString()}
          problem={problem && { text: shared(problem === "tooOften" ? problem : "failed") }}
          actions={
            <PlainForm
              action={paths.bookingForm()}
              failed={shared("unreachable")}
              className="grid gap-3"
            >
              <BookingFormFields which={which} page={page.name} />
              <input type="hidden" name="amount" value={0} />
              <input type="hidden" name="currency" value={price.total.currency} />
              <input type="hidden" name="unpaid" value={unpaid} />
              <SubmitButton name="answer" value="cancel" look="danger">
                {t("confirm")}
              </SubmitButton>
            </PlainForm>
          }
        >
          <p>{t("text")}</p>
        </AskedDialog>
      )}
    </>
  );
}

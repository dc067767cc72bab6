import { useTranslations } from "next-intl";
import { CopyButton } from "@/components/site/bookings/copy-button.client";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { TextInput } from "@/components/ui/text-input";
import type { BookingSale } from "@/lib/api/contract/agency-bookings";
import type { Booking } from "@/lib/api/contract/bookings";
import { toFullName } from "@/lib/api/contract/full-name";
import { mayCorrectContact } from "@/lib/bookings/may-correct-contact";
import type { FormDraft } from "@/lib/forms/form-draft";
import { SaleProblem } from "./sale-problem";

type Props = {
  booking: Pick<
    Booking,
    | "reference"
    | "state"
    | "contact"
    | "payment"
    | "payableUntil"
    | "canCancel"
    | "canChange"
    | "canRename"
  >;
  sale: Pick<BookingSale, "payLink" | "canResend" | "owed" | "timeline">;
  /** Where the form is posted that mails the client. */ action: string;
  /** It has just been sent. */ isMailed: boolean;
  /** It came back. */ draft: FormDraft | null;
};

const link = "inline-flex min-h-11 items-center gap-2 font-semibold text-brand-ink hover:underline";

/**
 * Who a booking is for and what can be done for them, before all else: the link to pay by, mail,
 * and the way to its other actions on the page. Needs the texts of `bookingTerms` in the browser.
 */
export function ClientCard({ booking, sale, action, isMailed, draft }: Props) {
  const t = useTranslations("agencyBookings.client");
  const owedTexts = useTranslations("agencyBookings.owed");
  const columns = useTranslations("trips.columns");
  const trips = useTranslations("trips");
  const { reference, state, contact, canCancel, canChange, canRename } = booking;
  const { payLink, canResend, owed, timeline } = sale;
  const mayCorrect = mayCorrectContact(booking, { which: { reference }, reader: "agency" });
  const wasMailed = timeline.some(({ event }) => event.kind === "mail");
  const end =
    state === "confirmed"
      ? trips("cancel.open")
      : trips(state === "requested" ? "withdraw.open" : "giveBack.open");
  const mail = payLink ? (wasMailed ? t("remind") : t("send")) : t("resend");
  return (
    <Card title={<span id="client">{columns("client")}</span>} className="mb-6 print:hidden">
      <div className="space-y-4">
        <p className="flex flex-wrap items-center gap-x-6">
          <bdi className="font-semibold">{toFullName(contact)}</bdi>
          {contact.email && (
            <a
              href={`mailto:${encodeURIComponent(contact.email)}?subject=${encodeURIComponent(reference)}`}
              className={link}
            >
              <Icon name="mail" className="size-4" />
              <bdi dir="ltr" className="wrap-anywhere">
                {contact.email}
              </bdi>
            </a>
          )}
          {contact.phone && (
            <a href={`tel:${contact.phone.replace(/[^+\d]/g, "")}`} className={link}>
              <Icon name="phone" className="size-4" />
              <bdi dir="ltr">{contact.phone}</bdi>
            </a>
          )}
        </p>
        {payLink && (
          <Field id="pay-link" label={t("field")} hint={t("text")}>
            {(control) => (
              <div className="flex gap-1">
                <TextInput {...control} dir="ltr" readOnly value={payLink} />
                <CopyButton text={payLink} name={t("field")} />
              </div>
            )}
          </Field>
        )}
        {isMailed && (
          <p role="status" className="text-sm font-semibold text-success">
            {t("mailed")}
          </p>
        )}
        {draft && <SaleProblem draft={draft} />}
        <div className="flex flex-wrap gap-3">
          {owed && (
            <a href="#owed" className={buttonClass()}>
              {owedTexts("title")}
            </a>
          )}
          {canResend && (
            <form method="post" action={action}>
              <Button type="submit" look={payLink ? "primary" : "secondary"}>
                <Icon name="mail" className="size-4" />
                {mail}
              </Button>
            </form>
          )}
          {(canChange || canRename || mayCorrect) && (
            <a href="#change" className={buttonClass({ look: "secondary" })}>
              {trips("change.title")}
            </a>
          )}
          {canCancel && (
            <a href="#cancellation" className={buttonClass({ look: "secondary" })}>
              {end}
            </a>
          )}
        </div>
        {canResend && !payLink && <p className="text-sm text-ink-soft">{t("resendHint")}</p>}
      </div>
    </Card>
  );
}

import { useFormatter, useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { BookingSale, TimelineEntry } from "@/lib/api/contract/agency-bookings";
import { zonedTime } from "@/lib/dates/zoned-time";
import type { FormDraft } from "@/lib/forms/form-draft";
import { moneyInText } from "@/lib/money/money-in-text";
import { SaleProblem } from "./sale-problem";

type Props = {
  sale: Pick<BookingSale, "timeline" | "canResend" | "payLink">;
  timeZone: string;
  /** Where the form is posted. */ action: string;
  outcome: unknown;
  /** The form came back. */ draft: FormDraft | null;
};

function useEventText(): (event: TimelineEntry["event"]) => string {
  const t = useTranslations("agencyBookings.timeline");
  const words = useTranslations("agencyBookings");
  const states = useTranslations("bookingTerms.states");
  const locale = useLocale();
  return (event) => {
    switch (event.kind) {
      case "state":
        return event.state === "pendingSupplier" ? words("pendingSupplier") : states(event.state);
      case "payment":
        return t(`payment.${event.state}`, { amount: moneyInText(event.amount, locale) });
      case "refund":
        return t(`refund.${event.state}`, { amount: moneyInText(event.amount, locale) });
      case "mail":
        return t(event.isSent ? "mail" : "mailWaiting", { subject: event.subject });
      case "note":
        return t(event.isShared ? "noteShared" : "note");
      case "assignment":
        return event.agent === null ? t("unassigned") : t("assignment", { agent: event.agent });
      case "cancellation":
      case "resend":
      case "change":
        return t(event.kind);
    }
  };
}

/** What happened to a booking, by whom and when; and its confirmation can be mailed again. */
export function TimelineCard({
  sale: { timeline, canResend, payLink },
  timeZone,
  action,
  outcome,
  draft,
}: Props) {
  const t = useTranslations("agencyBookings.timeline");
  const toText = useEventText();
  const format = useFormatter();
  return (
    <Card title={<span id="timeline">{t("title")}</span>}>
      <ol className="space-y-3 text-sm">
        {timeline.map(({ at, actor, event }, index) => (
          <li key={`${index} ${at}`} className="border-s-2 border-line-strong ps-3">
            <p className="font-semibold wrap-anywhere">{toText(event)}</p>
            <p className="text-ink-soft">
              <time dateTime={at}>{format.dateTime(new Date(at), zonedTime(timeZone))}</time>
              {actor && (
                <>
                  {" "}
                  · <bdi>{actor}</bdi>
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
      {outcome === "mailed" && (
        <p role="status" className="mt-4 text-sm font-semibold text-success">
          {t("mailed")}
        </p>
      )}
      {draft && <SaleProblem draft={draft} />}
      {canResend && !payLink && (
        <form
          method="post"
          action={action}
          className="mt-4 space-y-2 border-t border-line pt-4 print:hidden"
        >
          <Button type="submit" look="secondary">
            {t("resendAction")}
          </Button>
          <p className="text-sm text-ink-soft">{t("resendHint")}</p>
        </form>
      )}
    </Card>
  );
}

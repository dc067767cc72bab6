import { useFormatter, useLocale, useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import type { BookingSale, TimelineEntry } from "@/lib/api/contract/agency-bookings";
import { zonedTime } from "@/lib/dates/zoned-time";
import { moneyInText } from "@/lib/money/money-in-text";

type Props = { timeline: BookingSale["timeline"]; timeZone: string };

function useEventText(): (event: TimelineEntry["event"]) => string {
  const t = useTranslations("agencyBookings.timeline");
  const words = useTranslations("agencyBookings");
  const states = useTranslations("bookingTerms.states");
  const reasons = useTranslations("trips.supplierChange.reasons");
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
        return t(event.kind);
      case "change":
        if (event.change === "told") return t("changeTold");
        if (event.change === "proposed") return t("change");
        return event.reason && event.reason !== "other"
          ? t("calledOffFor", { reason: reasons(event.reason) })
          : t("calledOff");
    }
  };
}

/** What happened to a booking, by whom and when. */
export function TimelineCard({ timeline, timeZone }: Props) {
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
    </Card>
  );
}

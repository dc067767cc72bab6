import { useFormatter, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { WrittenText } from "@/components/ui/written-text";
import type { Ticket } from "@/lib/api/contract/support";
import { zonedTime } from "@/lib/dates/zoned-time";

/** The user's earlier requests. Native disclosure: works without scripts. */
export function TicketList({
  tickets,
  timeZone,
}: {
  tickets: readonly Ticket[];
  timeZone: string;
}) {
  const t = useTranslations("tickets.list");
  const format = useFormatter();
  if (tickets.length === 0) return <p className="text-ink-soft">{t("empty")}</p>;
  return (
    <ul className="divide-y divide-line">
      {tickets.map(({ reference, subject, message, status, createdAt }) => (
        <li key={reference}>
          <details className="group py-3">
            <summary className="flex cursor-pointer flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control">
              <bdi className="min-w-0 font-semibold wrap-anywhere group-open:text-brand-ink">
                {subject}
              </bdi>
              <span className="flex items-center gap-3 text-sm text-ink-soft">
                <bdi dir="ltr">{reference}</bdi>
                <Badge tone={status === "open" ? "warning" : "neutral"}>{t(status)}</Badge>
              </span>
            </summary>
            <p className="mt-2 text-sm text-ink-soft">
              <time dateTime={createdAt}>
                {format.dateTime(new Date(createdAt), zonedTime(timeZone))}
              </time>
            </p>
            <WrittenText text={message} className="mt-2" />
          </details>
        </li>
      ))}
    </ul>
  );
}

import { useFormatter, useTranslations } from "next-intl";
import { ListCards, listCard } from "@/components/ui/list-cards";
import { zonedTime } from "@/lib/dates/zoned-time";
import { AuditChange } from "./audit-change";
import { AuditSubject } from "./audit-subject";
import type { AuditListProps } from "./audit-table";
import { useActionText } from "./use-audit-texts";

/** Events on phones and tablets: a card of a few lines for each. */
export function AuditCards({ events, prefix, timeZone }: AuditListProps) {
  const t = useTranslations("audit");
  const toAction = useActionText();
  const format = useFormatter();
  return (
    <ListCards>
      {events.map(({ id, at, actor, action, subject, before, after }) => (
        <li key={id} data-list-row className={listCard}>
          <p className="font-semibold">{toAction(action)}</p>
          <p className="text-sm">
            <AuditSubject
              subject={subject}
              prefix={prefix}
              className="inline-flex min-h-11 items-center font-semibold text-brand-ink hover:underline"
            />
          </p>
          <p className="text-sm text-ink-soft">
            <bdi>{actor?.name ?? t("site")}</bdi> ·{" "}
            <time dateTime={at}>{format.dateTime(new Date(at), zonedTime(timeZone))}</time>
          </p>
          <div className="text-sm">
            <AuditChange before={before} after={after} />
          </div>
        </li>
      ))}
    </ListCards>
  );
}

import clsx from "clsx";
import { useFormatter, useTranslations } from "next-intl";
import { ListTable, listCell, listRow } from "@/components/ui/list-table";
import type { AuditEvent } from "@/lib/api/contract/audit-events";
import { zonedTime } from "@/lib/dates/zoned-time";
import { AuditChange } from "./audit-change";
import { AuditSubject } from "./audit-subject";
import { useActionText } from "./use-audit-texts";

export type AuditListProps = {
  events: readonly AuditEvent[];
  /** Language prefix of every path. */ prefix: string;
  /** The agency's. */ timeZone: string;
};

/** Events on wide screens, a line for each. */
export function AuditTable({ events, prefix, timeZone }: AuditListProps) {
  const t = useTranslations("audit");
  const toAction = useActionText();
  const format = useFormatter();
  const columns = ["at", "actor", "action", "kind", "change"] as const;
  return (
    <ListTable columns={columns.map((id) => ({ id, text: t(`columns.${id}`) }))}>
      {events.map(({ id, at, actor, action, subject, before, after }) => (
        <tr key={id} data-list-row className={listRow}>
          <td className={clsx(listCell, "whitespace-nowrap tabular-nums")}>
            <time dateTime={at}>{format.dateTime(new Date(at), zonedTime(timeZone))}</time>
          </td>
          <td className={clsx(listCell, "min-w-28")}>
            <bdi className="wrap-anywhere">{actor?.name ?? t("site")}</bdi>
          </td>
          <th scope="row" className={clsx(listCell, "min-w-40 text-start font-semibold")}>
            {toAction(action)}
          </th>
          <td className={listCell}>
            <AuditSubject
              subject={subject}
              prefix={prefix}
              className="inline-flex min-h-6 items-center font-semibold text-brand-ink hover:underline"
            />
          </td>
          <td className={clsx(listCell, "max-w-96")}>
            <AuditChange before={before} after={after} />
          </td>
        </tr>
      ))}
    </ListTable>
  );
}

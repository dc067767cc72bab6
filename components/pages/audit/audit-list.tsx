import { useFormatter, useTranslations } from "next-intl";
import { auditActions, auditSubjects } from "@/lib/api/contract/audit";
import type { AuditEvent } from "@/lib/api/contract/audit-events";
import { listAuditEvents, type AuditPage } from "@/lib/data/audit-events";
import { zonedTime } from "@/lib/dates/zoned-time";
import type { ListQueryOf } from "@/lib/lists/list-queries";
import { paths } from "@/lib/paths";
import {
  defineList,
  type ListColumn,
  type ListFilter,
  type ListVisit,
} from "../lists/list-definition";
import { AuditChange } from "./audit-change";
import { AuditSubject } from "./audit-subject";
import { useActionText } from "./use-audit-texts";

/** Those who work here, and who of the page or of the address has left. */
function toMembers(page: AuditPage | null, { member }: ListQueryOf<"audit">, former: string) {
  if (!page) return [];
  const actors = page.events.flatMap(({ actor }) => (actor ? [actor] : []));
  const isOther = member && member !== "site" && !page.members.some(({ id }) => id === member);
  const name = actors.find(({ id }) => id === member)?.name ?? former;
  return [...page.members, ...(isOther ? [{ id: member, name }] : [])];
}

function useFilters({
  page,
  query,
}: {
  page: AuditPage | null;
  query: ListQueryOf<"audit">;
}): ListFilter[] {
  const t = useTranslations("audit");
  const toAction = useActionText();
  const members = toMembers(page, query, t("former"));
  return [
    {
      kind: "choice",
      name: "member",
      label: t("fields.member"),
      options: [
        ...members.map(({ id, name }) => ({ value: id, text: name })),
        { value: "site", text: t("site") },
      ],
    },
    {
      kind: "choice",
      name: "action",
      label: t("fields.action"),
      options: auditActions.map((value) => ({ value, text: toAction(value) })),
    },
    {
      kind: "choice",
      name: "subject",
      label: t("fields.subject"),
      options: auditSubjects.map((value) => ({ value, text: t(`subjects.${value}`) })),
    },
    { kind: "day", name: "from", label: t("fields.from") },
    { kind: "day", name: "to", label: t("fields.to") },
  ];
}

function useCells({ prefix, agency: { timeZone } }: ListVisit) {
  const t = useTranslations("audit");
  const toAction = useActionText();
  const format = useFormatter();
  return {
    toAction: ({ action }: AuditEvent) => toAction(action),
    toActor: ({ actor }: AuditEvent) => (
      <bdi className="wrap-anywhere">{actor?.name ?? t("site")}</bdi>
    ),
    toTime: ({ at }: AuditEvent) => (
      <time dateTime={at}>{format.dateTime(new Date(at), zonedTime(timeZone))}</time>
    ),
    toSubject: ({ subject }: AuditEvent, height: "min-h-6" | "min-h-11") => (
      <AuditSubject
        subject={subject}
        prefix={prefix}
        className={`inline-flex ${height} items-center font-semibold text-brand-ink hover:underline`}
      />
    ),
    toChange: ({ before, after }: AuditEvent) => <AuditChange before={before} after={after} />,
  };
}

function useColumns(visit: ListVisit): ListColumn<AuditEvent>[] {
  const t = useTranslations("audit.columns");
  const { toAction, toActor, toTime, toSubject, toChange } = useCells(visit);
  return [
    { id: "at", text: t("at"), className: "tabular-nums", cell: toTime },
    { id: "actor", text: t("actor"), cell: toActor },
    {
      id: "action",
      text: t("action"),
      isRowHeader: true,
      cell: (event) => <span className="font-semibold">{toAction(event)}</span>,
    },
    { id: "kind", text: t("kind"), cell: (event) => toSubject(event, "min-h-6") },
    // What an event has changed may be many names: such a row is higher.
    {
      id: "change",
      text: t("change"),
      className: "max-w-96 min-w-64 py-1.5 whitespace-normal",
      cell: toChange,
    },
  ];
}

function useCard(visit: ListVisit) {
  const { toAction, toActor, toTime, toSubject, toChange } = useCells(visit);
  return (event: AuditEvent) => (
    <>
      <p className="font-semibold">{toAction(event)}</p>
      <p className="text-sm">{toSubject(event, "min-h-11")}</p>
      <p className="text-sm text-ink-soft">
        {toActor(event)} · {toTime(event)}
      </p>
      <div className="text-sm">{toChange(event)}</div>
    </>
  );
}

/** Who of the agency did what, for those who may look into it. */
export const auditList = defineList("audit", {
  texts: "audit",
  toExportPath: paths.auditExport,
  load: listAuditEvents,
  rowsOf: ({ events }) => events,
  keyOf: ({ id }) => id,
  countOf: ({ total }) => total,
  useFilters,
  useColumns,
  useCard,
});

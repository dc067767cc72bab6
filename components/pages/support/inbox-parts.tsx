import { useFormatter, useTranslations } from "next-intl";
import { EnquiryStateBadge } from "@/components/enquiries/enquiry-state-badge";
import { TicketBadge } from "@/components/tickets/ticket-badge";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { LinkTabs } from "@/components/ui/link-tabs";
import { listCardLink } from "@/components/ui/list-cards";
import { Reference } from "@/components/ui/reference";
import type { InboxTicket } from "@/lib/api/contract/support";
import { threadStates, toThreadState } from "@/lib/api/contract/threads";
import type { InboxPage } from "@/lib/data/tickets";
import { calendarDay, toUtcDate } from "@/lib/dates/calendar-date";
import { zonedTime } from "@/lib/dates/zoned-time";
import type { ListQueryOf } from "@/lib/lists/list-queries";
import { paths } from "@/lib/paths";
import { toTicketTitle } from "@/lib/tickets/to-ticket-title";
import { AssignRows } from "../lists/assign-rows";
import type { ListColumn, ListFilter, ListSelection, ListVisit } from "../lists/list-definition";
import { RowTitle } from "../lists/row-title";

type InboxQuery = ListQueryOf<"enquiries">;

/** How many there are in each state, of those that are searched for. */
function Tabs({
  page: { counts },
  query,
  toHref,
}: {
  page: InboxPage;
  query: InboxQuery;
  toHref: (query: InboxQuery) => string;
}) {
  const t = useTranslations("tickets.inbox.tabs");
  const tabs = threadStates.map((id) => ({
    id,
    name: t(id, { count: counts[id] }),
    href: toHref({ ...query, state: id, after: undefined }),
  }));
  return <LinkTabs label={t("label")} tabs={tabs} current={query.state} />;
}

function useCells({ prefix, agency: { timeZone } }: ListVisit) {
  const t = useTranslations("tickets.inbox");
  const services = useTranslations("enquiries.services");
  const format = useFormatter();
  const toDay = (day: string) => (
    <time dateTime={day}>{format.dateTime(toUtcDate(day), calendarDay)}</time>
  );
  return {
    toHref: ({ reference, service }: InboxTicket) =>
      `${prefix}${service ? paths.agencyEnquiry(reference) : paths.supportTicket(reference)}`,
    toSubject: (ticket: InboxTicket) =>
      toTicketTitle(ticket, ticket.service && services(ticket.service)),
    toService: ({ service }: InboxTicket) => service && services(service),
    toSender: ({ sender }: InboxTicket) => sender.name || sender.email,
    toOwner: ({ assignee }: InboxTicket) => assignee?.name ?? t("unassigned"),
    toFollowUp: ({ followUpOn }: InboxTicket) => followUpOn && toDay(followUpOn),
    toUpdated: ({ updatedAt }: InboxTicket) => (
      <time dateTime={updatedAt}>{format.dateTime(new Date(updatedAt), zonedTime(timeZone))}</time>
    ),
  };
}

function useColumns(visit: ListVisit): ListColumn<InboxTicket>[] {
  const t = useTranslations("tickets.inbox");
  const { toHref, toSubject, toSender, toOwner, toFollowUp, toUpdated } = useCells(visit);
  return [
    {
      id: "subject",
      text: t("columns.subject"),
      isRowHeader: true,
      cell: (ticket) => (
        <RowTitle href={toHref(ticket)} reference={ticket.reference}>
          {toSubject(ticket)}
        </RowTitle>
      ),
    },
    {
      id: "sender",
      text: t("columns.sender"),
      cell: (ticket) => <bdi>{toSender(ticket)}</bdi>,
    },
    {
      id: "email",
      text: t("columns.email"),
      isExtra: true,
      cell: ({ sender }) => <bdi dir="ltr">{sender.email}</bdi>,
    },
    {
      id: "owner",
      text: t("columns.owner"),
      cell: (ticket) => <bdi>{toOwner(ticket)}</bdi>,
    },
    { id: "followUp", text: t("columns.followUp"), cell: (ticket) => toFollowUp(ticket) ?? "–" },
    { id: "updated", text: t("columns.updated"), cell: toUpdated },
  ];
}

function useCard(visit: ListVisit) {
  const t = useTranslations("tickets.inbox");
  const { toHref, toSubject, toService, toSender, toOwner, toFollowUp, toUpdated } =
    useCells(visit);
  return (ticket: InboxTicket) => (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <Link href={toHref(ticket)} className={listCardLink}>
          <bdi className="line-clamp-2 wrap-anywhere">{toSubject(ticket)}</bdi>
        </Link>
        <span className="shrink-0">
          {ticket.service ? (
            <EnquiryStateBadge state={toThreadState(ticket)} />
          ) : (
            <TicketBadge ticket={ticket} />
          )}
        </span>
      </div>
      <p className="text-sm">
        <bdi className="wrap-anywhere">{toSender(ticket)}</bdi>
        {ticket.service && <> · {toService(ticket)}</>}
      </p>
      <p className="text-sm text-ink-soft">
        <bdi>{toOwner(ticket)}</bdi> · {toUpdated(ticket)} ·{" "}
        <Reference>{ticket.reference}</Reference>
        {ticket.followUpOn && (
          <>
            {" "}
            · {t("columns.followUp")}: {toFollowUp(ticket)}
          </>
        )}
      </p>
    </>
  );
}

function useFilters({ page }: { page: InboxPage | null }): ListFilter[] {
  const t = useTranslations("tickets.inbox");
  const members = page?.members ?? [];
  return [
    {
      kind: "choice",
      name: "owner",
      label: t("columns.owner"),
      options:
        members.length > 0
          ? [
              { value: "none", text: t("unassigned") },
              ...members.map(({ id, name }) => ({ value: id, text: name })),
            ]
          : [],
    },
    {
      kind: "choice",
      name: "due",
      label: t("columns.followUp"),
      options: [{ value: "today", text: t("dueToday") }],
    },
  ];
}

/** What both inboxes of an agency have in common. */
export const inboxParts = {
  rowsOf: ({ tickets }: InboxPage) => tickets,
  keyOf: ({ reference }: InboxTicket) => reference,
  countOf: ({ counts }: InboxPage, { state }: InboxQuery) => counts[state],
  useFilters,
  useColumns,
  useCard,
  Tabs,
};

/** What can be done with several requests: none is closed that has more than its list showed. */
export const toInboxSelection = (
  list: "support" | "enquiries",
): ListSelection<InboxPage, InboxTicket> => ({
  valueOf: ({ reference, entries }) => `${reference}:${entries}`,
  Actions({ visit: { prefix }, page: { members, tickets } }) {
    const t = useTranslations("tickets.inbox");
    return (
      <>
        <AssignRows action={`${prefix}${paths.listForm(list, "assign")}`} members={members} />
        {tickets.some(({ status }) => status === "open") && (
          <Button
            type="submit"
            look="secondary"
            size="small"
            formAction={`${prefix}${paths.listForm(list, "close")}`}
            formNoValidate
          >
            {t("close")}
          </Button>
        )}
      </>
    );
  },
  useReasons() {
    const t = useTranslations("tickets.problems");
    return { changed: t("changed"), full: t("full"), fields: t("assignee") };
  },
});

import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import { LinkTabs } from "@/components/ui/link-tabs";
import { ticketStates, type TicketState } from "@/lib/api/contract/support";
import type { TicketInboxPage } from "@/lib/data/tickets";
import { paths } from "@/lib/paths";
import { InboxSearch } from "./inbox-search";
import { TicketRow } from "./ticket-row";
import { TicketsFailed } from "./tickets-failed";

type Props = {
  /** Null: it couldn't be loaded. */
  page: TicketInboxPage | null;
  asked: { state: TicketState; q: string; after: string | undefined };
  prefix: string;
  timeZone: string;
};

/** The agency's support requests, a page of one state: those that wait for an answer first. */
export function TicketInbox({ page, asked: { state, q, after }, prefix, timeZone }: Props) {
  const t = useTranslations("tickets.inbox");
  const toHref = (query: { state?: TicketState; after?: string; q?: string }) =>
    `${prefix}${paths.supportSettings({ state, q: q || undefined, ...query })}`;
  const isEmpty = page !== null && page.tickets.length === 0;
  const empty = state === "open" ? t("emptyOpen") : t("emptyClosed");
  return (
    <section>
      <h2 className="sr-only">{t("list")}</h2>
      <LinkTabs
        label={t("tabs")}
        current={state}
        tabs={ticketStates.map((id) => ({ id, name: t(id), href: toHref({ state: id }) }))}
      />
      <InboxSearch
        action={`${prefix}${paths.supportSettings()}`}
        clearHref={`${prefix}${paths.supportSettings({ state })}`}
        state={state}
        q={q}
      />
      {page && !isEmpty && (
        <p className="mt-4 text-sm text-ink-soft">{t("count", { count: page.total })}</p>
      )}
      <div className="mt-3 overflow-hidden rounded-card border border-line bg-surface shadow-card">
        {!page && <TicketsFailed here={toHref({})} text={t("failed")} />}
        {isEmpty && (
          <div className="px-6 py-10 text-center">
            <h3 className="text-heading font-semibold">{q ? t("emptyFound") : empty}</h3>
            {(q !== "" || state === "open") && (
              <p className="mx-auto mt-2 max-w-prose text-ink-soft">
                {q ? t("emptyFoundText") : t("emptyOpenText")}
              </p>
            )}
          </div>
        )}
        {page && !isEmpty && (
          <ul className="divide-y divide-line">
            {page.tickets.map((ticket) => (
              <TicketRow
                key={ticket.reference}
                ticket={ticket}
                href={`${prefix}${paths.supportTicket(ticket.reference)}`}
                timeZone={timeZone}
                aside={
                  ticket.assignee ? t("assigned", { name: ticket.assignee.name }) : t("unassigned")
                }
              >
                <bdi className="text-ink">{ticket.sender.name || ticket.sender.email}</bdi>
                {" · "}
              </TicketRow>
            ))}
          </ul>
        )}
      </div>
      {(after !== undefined || page?.next) && (
        <nav aria-label={t("more")} className="mt-4 flex flex-wrap justify-between gap-3">
          {after !== undefined ? (
            <ButtonLink href={toHref({})} look="secondary">
              {t("first")}
            </ButtonLink>
          ) : (
            <span />
          )}
          {page?.next && (
            <ButtonLink href={toHref({ after: page.next })} look="secondary" rel="next">
              {t("more")}
            </ButtonLink>
          )}
        </nav>
      )}
    </section>
  );
}

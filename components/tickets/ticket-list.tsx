import { useTranslations } from "next-intl";
import type { Ticket } from "@/lib/api/contract/support";
import { TicketRow } from "./ticket-row";
import { TicketsFailed } from "./tickets-failed";

type Props = {
  /** Null: they couldn't be loaded. */
  tickets: readonly Ticket[] | null;
  timeZone: string;
  /** The page itself, with the language. */ here: string;
  /** With the language. */ toHref: (reference: string) => string;
};

/** The user's own requests, each a link to its thread. */
export function TicketList({ tickets, timeZone, here, toHref }: Props) {
  const t = useTranslations("tickets.list");
  return (
    <section className="rounded-card border border-line bg-surface shadow-card">
      <h2 className="px-5 pt-5 text-heading font-semibold md:px-6">{t("title")}</h2>
      {!tickets && <TicketsFailed here={here} text={t("failed")} />}
      {tickets?.length === 0 && <p className="p-5 text-ink-soft md:px-6">{t("empty")}</p>}
      {tickets && tickets.length > 0 && (
        <ul className="mt-3 divide-y divide-line overflow-hidden rounded-b-card border-t border-line">
          {tickets.map((ticket) => (
            <TicketRow
              key={ticket.reference}
              ticket={ticket}
              href={toHref(ticket.reference)}
              timeZone={timeZone}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

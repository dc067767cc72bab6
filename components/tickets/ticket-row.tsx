import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { Reference } from "@/components/ui/reference";
import type { Ticket } from "@/lib/api/contract/support";
import { zonedTime } from "@/lib/dates/zoned-time";
import { TicketBadge } from "./ticket-badge";

type Props = {
  ticket: Ticket;
  /** With the language. */ href: string;
  timeZone: string;
  /** Before the reference. */ children?: ReactNode;
  /** Below the badge. */ aside?: ReactNode;
};

/** A support request in a list: all of the row leads to its thread. */
export function TicketRow({ ticket, href, timeZone, children, aside }: Props) {
  const t = useTranslations("tickets.list");
  const format = useFormatter();
  const { reference, subject, updatedAt } = ticket;
  return (
    <li
      data-list-row
      className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4 hover:bg-brand-tint md:px-6"
    >
      <div className="min-w-0 grow basis-64 space-y-1">
        <h3 className="font-semibold">
          <Link
            href={href}
            className="wrap-anywhere after:absolute after:inset-0 hover:text-brand-ink"
          >
            <bdi>{subject}</bdi>
          </Link>
        </h3>
        <p className="text-sm text-ink-soft">
          {children}
          <Reference>{reference}</Reference>
          {" · "}
          <time dateTime={updatedAt} className="whitespace-nowrap">
            {t("updated", { date: format.dateTime(new Date(updatedAt), zonedTime(timeZone)) })}
          </time>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:flex-col sm:items-end">
        <TicketBadge ticket={ticket} />
        {aside && <p className="text-sm text-ink-soft">{aside}</p>}
      </div>
    </li>
  );
}

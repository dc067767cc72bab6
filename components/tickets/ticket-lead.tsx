import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { Ticket, TicketThread } from "@/lib/api/contract/support";
import { TicketBadge } from "./ticket-badge";

type Props = {
  ticket: Ticket;
  /** For those who answer. */ sender: NonNullable<TicketThread["inbox"]>["sender"] | null;
  /** With the language. */ backHref: string;
};

/** How a request stands, whose it is, and the way back to the others. */
export function TicketLead({ ticket, sender, backHref }: Props) {
  const t = useTranslations("tickets.thread");
  return (
    <div className="space-y-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <TicketBadge ticket={ticket} />
        <bdi dir="ltr">{ticket.reference}</bdi>
        {sender && (
          <span className="wrap-anywhere">
            {t("sender", { name: sender.name || sender.email })}
            {" · "}
            <a href={`mailto:${sender.email}`} className="text-brand-ink hover:underline">
              <bdi dir="ltr">{sender.email}</bdi>
            </a>
          </span>
        )}
      </p>
      <Link
        href={backHref}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand-ink hover:underline"
      >
        <Icon name="arrow-left" className="mirrored size-4" />
        {t("back")}
      </Link>
    </div>
  );
}

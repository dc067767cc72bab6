import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Ticket, TicketThread } from "@/lib/api/contract/support";
import { BackLink } from "./back-link";

type Props = {
  ticket: Pick<Ticket, "reference">;
  /** How it stands. */ badge: ReactNode;
  /** For those who answer. */ sender: NonNullable<TicketThread["inbox"]>["sender"] | null;
  /** With the language. */ backHref: string;
  back: string;
};

/** How a request stands, whose it is, and the way back to the others. */
export function TicketLead({ ticket, badge, sender, backHref, back }: Props) {
  const t = useTranslations("tickets.thread");
  return (
    <div className="space-y-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {badge}
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
      <BackLink href={backHref}>{back}</BackLink>
    </div>
  );
}

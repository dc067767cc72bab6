import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { Ticket } from "@/lib/api/contract/support";
import type { ThreadAddress } from "@/lib/tickets/ticket-paths";
import { ThreadFields } from "./thread-fields";

type Props = {
  action: string;
  address: ThreadAddress;
  ticket: Pick<Ticket, "status" | "entries">;
};

/** Closes a request, as far as it is shown here, or opens it again. */
export function TicketStateForm({ action, address, ticket: { status, entries } }: Props) {
  const t = useTranslations("tickets.thread");
  const isOpen = status === "open";
  return (
    <form
      method="post"
      action={action}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <ThreadFields address={address} />
      <input type="hidden" name="status" value={isOpen ? "closed" : "open"} />
      <input type="hidden" name="seen" value={entries} />
      <p className="text-ink-soft">{t(isOpen ? "closeText" : "reopenText")}</p>
      <Button type="submit" look="secondary">
        {t(isOpen ? "close" : "reopen")}
      </Button>
    </form>
  );
}

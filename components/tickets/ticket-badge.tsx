import { useTranslations } from "next-intl";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import type { Ticket } from "@/lib/api/contract/support";
import { toThreadState } from "@/lib/api/contract/threads";

const tones = {
  new: "warning",
  answered: "success",
  closed: "neutral",
} as const satisfies Record<string, BadgeTone>;

type Props = { ticket: Pick<Ticket, "status" | "isAnswered"> };

/** How a support request stands. */
export function TicketBadge({ ticket }: Props) {
  const t = useTranslations("tickets.status");
  const state = toThreadState(ticket);
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}

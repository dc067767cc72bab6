import { useTranslations } from "next-intl";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import type { Ticket } from "@/lib/api/contract/support";

const tones = {
  waiting: "warning",
  answered: "success",
  closed: "neutral",
} as const satisfies Record<string, BadgeTone>;

type Props = { ticket: Pick<Ticket, "status" | "isAnswered"> };

/** How a support request stands. */
export function TicketBadge({ ticket: { status, isAnswered } }: Props) {
  const t = useTranslations("tickets.status");
  const state = status === "closed" ? "closed" : isAnswered ? "answered" : "waiting";
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}

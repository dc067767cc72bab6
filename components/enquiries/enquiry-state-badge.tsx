import { useTranslations } from "next-intl";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import type { ThreadState } from "@/lib/api/contract/threads";

const tones: Record<ThreadState, BadgeTone> = {
  new: "warning",
  answered: "success",
  closed: "neutral",
};

export function EnquiryStateBadge({ state }: { state: ThreadState }) {
  const t = useTranslations("enquiries.states");
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}

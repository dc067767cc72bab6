import { useTranslations } from "next-intl";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import type { EnquiryState } from "@/lib/api/contract/enquiries";

const tones: Record<EnquiryState, BadgeTone> = {
  new: "warning",
  answered: "success",
  closed: "neutral",
};

export function EnquiryStateBadge({ state }: { state: EnquiryState }) {
  const t = useTranslations("enquiries.states");
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}

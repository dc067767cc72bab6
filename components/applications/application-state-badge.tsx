import { useTranslations } from "next-intl";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import type { ApplicationState } from "@/lib/api/contract/application-states";

const tones: Record<ApplicationState, BadgeTone> = {
  open: "warning",
  asked: "neutral",
  approved: "success",
  declined: "danger",
};

export function ApplicationStateBadge({ state }: { state: ApplicationState }) {
  const t = useTranslations("applications.states");
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}

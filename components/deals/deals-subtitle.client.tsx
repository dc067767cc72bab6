"use client";

import type { ServiceId } from "@/lib/api/contract/services";
import { useServiceTabs } from "@/components/site/use-service-tabs.client";

type Props = { active: readonly ServiceId[]; texts: Readonly<Partial<Record<ServiceId, string>>> };

/** Where and when the selected service's deals are; a service without deals has no text. */
export function DealsSubtitle({ active, texts }: Props) {
  const { selected } = useServiceTabs(active, "");
  const text = selected && texts[selected.id];
  return text ? <p className="text-lead text-ink-soft">{text}</p> : null;
}

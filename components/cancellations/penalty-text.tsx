import { useTranslations } from "next-intl";
import type { CancellationPolicy } from "@/lib/api/contract/cancellation-policies";

type Penalty = CancellationPolicy["sailings"][number]["periods"][number]["penalty"];

export function PenaltyText({ penalty }: { penalty: Penalty }) {
  const t = useTranslations("cancellations.penalty");
  if (penalty.kind !== "percentage") return t(penalty.kind);
  return t(penalty.atLeastDeposit ? "percentageOrDeposit" : "percentage", {
    percent: penalty.percent,
  });
}

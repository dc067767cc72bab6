import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import type { PartyProblem as Problem } from "@/lib/api/contract/activities";

/** Why an activity doesn't take a party, and what would. */
export function PartyProblem({ problem: { reason, band, limit } }: { problem: Problem }) {
  const t = useTranslations("activityDetails.problem");
  const bands = useTranslations("activityTerms.bands");
  const who = band ? bands(`names.${band}`) : "";
  const count = limit ?? 0;
  const texts = {
    bandNotSold: () => t("bandNotSold", { who }),
    adultRequired: () => t("adultRequired", { who }),
    tooFew: () => (band ? t("tooFewOf", { who, count }) : t("tooFew", { count })),
    tooMany: () => (band ? t("tooManyOf", { who, count }) : t("tooMany", { count })),
  };
  return <Notice title={texts[reason]()} />;
}

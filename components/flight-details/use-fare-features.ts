import { useTranslations } from "next-intl";
import type { IconName } from "@/components/ui/icon";
import type { FareTerm } from "@/lib/api/contract/flight-terms";
import type { Fare } from "@/lib/api/contract/flights";

/** included: in the price · fee: can be had for more · missing: can't be had. */
type FeatureStanding = "included" | "fee" | "missing";
export type FareFeature = {
  name: "cabinBag" | "checkedBag" | "extraBags" | "seat" | "change" | "refund";
  standing: FeatureStanding;
  icon: IconName;
  text: string;
};

const ofTerm: Record<FareTerm, FeatureStanding> = { free: "included", fee: "fee", no: "missing" };
const ofSeat = { included: "included", paid: "fee", atCheckIn: "missing" } as const;
const icons: Record<FeatureStanding, IconName> = { included: "check", fee: "tag", missing: "x" };

/** What fares are compared by, in the same order for each. */
export function useFareFeatures(): (fare: Fare) => FareFeature[] {
  const t = useTranslations("flightDetails.fares");
  const terms = useTranslations("flightTerms");
  return ({ bags, seatChoice, change, refund }) => {
    const checked = terms("bags.checked", { count: bags.checked });
    const weight =
      bags.checked > 0 && bags.checkedKg !== null
        ? `, ${terms("bags.upTo", { kg: bags.checkedKg })}`
        : "";
    const features: Omit<FareFeature, "icon">[] = [
      {
        name: "cabinBag",
        standing: bags.cabin > 0 ? "included" : "missing",
        text: terms("bags.cabin", { count: bags.cabin }),
      },
      {
        name: "checkedBag",
        standing: bags.checked > 0 ? "included" : "missing",
        text: `${checked}${weight}`,
      },
      {
        name: "extraBags",
        standing: bags.extra > 0 ? "fee" : "missing",
        text: t("extraBags", { count: bags.extra }),
      },
      { name: "seat", standing: ofSeat[seatChoice], text: terms(`seatChoices.${seatChoice}`) },
      { name: "change", standing: ofTerm[change], text: terms(`change.${change}`) },
      { name: "refund", standing: ofTerm[refund], text: terms(`refund.${refund}`) },
    ];
    return features.map((feature) => ({ ...feature, icon: icons[feature.standing] }));
  };
}

import { useTranslations } from "next-intl";
import type { CarItem } from "@/lib/api/contract/car-items";

/** "Car for 3 days" */
export function CarBaseLabel({ item: { offer } }: { item: CarItem }) {
  return <>{useTranslations("carTerms")("base", { days: offer.days })}</>;
}

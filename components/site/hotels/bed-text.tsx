import { useFormatter, useTranslations } from "next-intl";
import type { HotelOffer } from "@/lib/api/contract/hotels";

/** "1 king bed and 1 sofa bed" */
export function BedText({ beds }: { beds: HotelOffer["room"]["beds"] }) {
  const t = useTranslations("hotelTerms");
  const format = useFormatter();
  return <>{format.list(beds.map(({ kind, count }) => t(`beds.${kind}`, { count })))}</>;
}

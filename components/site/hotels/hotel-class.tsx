import { useFormatter, useTranslations } from "next-intl";
import { Stars } from "@/components/ui/stars";
import type { Hotel } from "@/lib/api/contract/hotels";

/** The stars a hotel has been given: not what its guests say. Nothing where it has none. */
export function HotelClass({ hotelClass }: Pick<Hotel, "hotelClass">) {
  const t = useTranslations("hotelTerms");
  const format = useFormatter();
  return hotelClass ? (
    <Stars rating={hotelClass} label={t("class", { stars: format.number(hotelClass) })} />
  ) : null;
}

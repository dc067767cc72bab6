import { useTranslations } from "next-intl";
import type { CarExtra } from "@/lib/api/contract/car-terms";

/** For whom an extra is. */
export const ExtraNote = ({ id }: { id: CarExtra }) => (
  <>{useTranslations("carExtras.notes")(id)}</>
);

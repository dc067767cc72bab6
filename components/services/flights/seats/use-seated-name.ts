import { useTranslations } from "next-intl";
import type { SeatedPassenger } from "@/lib/flights/seated-passengers";

/** "Adult 1", "Child 1 (age 7)": names are entered later, at checkout. */
export function useSeatedName(): (passenger: SeatedPassenger) => string {
  const t = useTranslations("flightExtras.passengers");
  return ({ kind, number, age }) => t(kind, { number, age: age ?? 0 });
}

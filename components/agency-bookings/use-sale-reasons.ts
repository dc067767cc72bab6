import { useTranslations } from "next-intl";
import { saleRefusals } from "@/lib/agency-bookings/sale-refusals";

/** Why something about a sale wasn't done, by the names of `saleRefusals`. */
export function useSaleReasons(): Record<string, string> {
  const t = useTranslations("agencyBookings.problems");
  return Object.fromEntries(Object.values(saleRefusals).map((refusal) => [refusal, t(refusal)]));
}

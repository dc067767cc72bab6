import { useTranslations } from "next-intl";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import { flightTextsOf } from "./flight-texts-of";

/** The words for bags, seats and legs of booked flights. */
export const useFlightTexts = (item: FlightItem) =>
  flightTextsOf(item, {
    terms: useTranslations("flightTerms"),
    words: useTranslations("flightBooking"),
  });

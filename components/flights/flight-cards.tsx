import type { ReactNode } from "react";
import { ClientTexts } from "@/components/site/client-texts";
import { FlightCardsProvider, type FlightCardsView } from "./flight-cards-view.client";

/** Around a list of `FlightCard`: what they have in common, and the texts they need. */
export const FlightCards = ({ children, ...view }: FlightCardsView & { children: ReactNode }) => (
  <ClientTexts
    namespaces={[
      "flights.card",
      "flightTerms.cabins",
      "flightTerms.stops",
      "flightTerms.duration",
      "flightTerms.daysLater",
      "flightTerms.operatedBy",
      "flightTerms.airportChange",
      "flightTerms.change",
      "flightTerms.refund",
      "flightTerms.bags",
      "priceTerms.price.net",
      "priceTerms.price.markup",
      "priceTerms.price.retail",
      "saving",
      "money",
    ]}
  >
    <FlightCardsProvider value={view}>{children}</FlightCardsProvider>
  </ClientTexts>
);

import type { ReactNode } from "react";
import { ClientTexts } from "@/components/site/client-texts";
import { CarCardsProvider, type CarCardsView } from "./car-cards-view.client";

/** Around a list of `CarCard`: what they have in common, and the texts they need. */
export const CarCards = ({ children, ...view }: CarCardsView & { children: ReactNode }) => (
  <ClientTexts
    namespaces={[
      "cars.card",
      "carTerms",
      "hotelTerms.score",
      "priceTerms.cancellation.placeTime",
      "priceTerms.price.net",
      "priceTerms.price.markup",
      "priceTerms.price.retail",
      "priceTerms.charges.names",
      "saving",
      "money",
    ]}
  >
    <CarCardsProvider value={view}>{children}</CarCardsProvider>
  </ClientTexts>
);

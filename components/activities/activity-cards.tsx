import type { ComponentProps } from "react";
import { ClientTexts } from "@/components/site/client-texts";
import { ActivityCardsProvider } from "./activity-cards-view.client";

type View = ComponentProps<typeof ActivityCardsProvider>["value"];

/** Around a list of `ActivityCard`: what they have in common, and the texts they need. */
export const ActivityCards = ({ children, ...view }: View & { children: React.ReactNode }) => (
  <ClientTexts
    namespaces={[
      "activities.card",
      "activityTerms",
      "priceTerms.price.net",
      "priceTerms.price.markup",
      "priceTerms.price.retail",
      "saving",
      "money",
    ]}
  >
    <ActivityCardsProvider value={view}>{children}</ActivityCardsProvider>
  </ClientTexts>
);

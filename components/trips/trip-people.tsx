import { useTranslations } from "next-intl";
import type { ItemService } from "@/lib/api/contract/items";

/** How many travel, in the word of the service for them. */
export function TripPeople({ service, count }: { service: ItemService; count: number }) {
  return <>{useTranslations(`itemTerms.${service}.trips`)("people", { count })}</>;
}

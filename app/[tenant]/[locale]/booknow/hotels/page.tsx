import { PlaceIdeas } from "@/components/hotels/place-ideas";
import {
  onlineServiceMetadata,
  ServicePage,
  type OnlineService,
} from "@/components/pages/service/service-page";
import type { Agency } from "@/lib/api/contract/agencies";
import { listTopDestinations } from "@/lib/data/destinations";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";

/** Where to go. */
async function More({ agency }: { agency: Agency }) {
  const [locale, destinations] = await Promise.all([
    getLanguage(),
    agency.displayTopDestinations ? listTopDestinations(agency.subdomain) : [],
  ]);
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  return <PlaceIdeas destinations={destinations} place={agency.dealsLocation} prefix={prefix} />;
}

const hotels: OnlineService = { service: "hotels", namespace: "hotels", More };

export const generateMetadata = () => onlineServiceMetadata(hotels);

export default function HotelsPage() {
  return <ServicePage {...hotels} />;
}

import type { Metadata } from "next";
import { FlightBones } from "@/components/flight-details/flight-bones";
import { getFlightItinerary } from "@/lib/data/flight-itineraries";
import { toEarliestToday } from "@/lib/dates/earliest-today";
import { requireOnlineService } from "@/lib/enquiries/require-online-service";
import { getLegsTitle } from "@/lib/flights/get-flight-title";
import { readFlightQuery } from "@/lib/flights/flight-query";
import { readItineraryId } from "@/lib/flights/read-itinerary-id";
import { getLanguage } from "@/lib/i18n/get-language";
import { paths } from "@/lib/paths";
import type { Query } from "@/lib/query-values";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { FlightPage } from "@/components/pages/flights/flight-page";
import { OfferPage } from "@/components/pages/service/offer-page";

type Props = PageProps<"/[tenant]/[locale]/booknow/flights/search-details">;

const toId = ({ itinerary }: Query): string => (typeof itinerary === "string" ? itinerary : "");

/** What the page is called before anything is known of the flights. Dates don't matter to it. */
function toTitle(query: Query): Promise<string> {
  const { legs } = readFlightQuery(query, { today: toEarliestToday(new Date()) });
  return getLegsTitle(legs[0]?.from.name ? legs : (readItineraryId(toId(query)) ?? []));
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = await searchParams;
  const [agency, locale, title] = await Promise.all([
    requireOnlineService("flights", query),
    getLanguage(),
    toTitle(query),
  ]);
  const path = paths.flight(toId(query));
  return pageMetadata(agency, { locale, path, title, isIndexed: false, hasAddress: true });
}

/** An itinerary for a party: its flights, its fares and what helps if one is missed. */
export default async function FlightFaresPage({ searchParams }: Props) {
  const query = await searchParams;
  const agency = await requireOnlineService("flights", query);
  const id = toId(query);
  const flight = await getFlightItinerary(agency, { id, query });
  return (
    <OfferPage
      namespace="flightDetails"
      isWhole={flight.isWhole}
      wholeHref={flight.wholeHref}
      getTitle={() => toTitle(query)}
      bones={<FlightBones />}
    >
      <FlightPage agency={agency} id={id} flight={flight} />
    </OfferPage>
  );
}

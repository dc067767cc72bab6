import type { Metadata } from "next";
import { getFormatter, getTranslations } from "next-intl/server";
import { FlightBones } from "@/components/flight-details/flight-bones";
import { findSharedFlight, getSharedFlight } from "@/lib/data/flight-itineraries";
import { orSearchFailure } from "@/lib/data/or-search-failure";
import { calendarDay, toUtcDate } from "@/lib/dates/calendar-date";
import { requireSoldService } from "@/lib/deals/require-sold-service";
import { getFlightTitle, getLegsTitle } from "@/lib/flights/get-flight-title";
import { readItineraryId } from "@/lib/flights/read-itinerary-id";
import { getLanguage } from "@/lib/i18n/get-language";
import { paths } from "@/lib/paths";
import type { Query } from "@/lib/query-values";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { SharedFlightPage } from "@/components/pages/flights/shared-flight-page";
import { OfferPage } from "@/components/pages/service/offer-page";

type Props = PageProps<"/[tenant]/[locale]/flight-details">;

const toId = ({ itinerary }: Query): string => (typeof itinerary === "string" ? itinerary : "");

/** With its day: what is shared is one of many flights between these places. */
async function toTitle(title: Promise<string>, date: string | undefined): Promise<string> {
  const [t, format] = await Promise.all([getTranslations("flightDetails.titles"), getFormatter()]);
  return date
    ? t("on", { title: await title, date: format.dateTime(toUtcDate(date), calendarDay) })
    : title;
}

/** Search engines list flights that are sold, and none that are made up. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [agency, locale, query] = await Promise.all([
    requireSoldService("flights"),
    getLanguage(),
    searchParams,
  ]);
  const id = toId(query);
  const found = await orSearchFailure("itinerary", findSharedFlight(agency.subdomain, id));
  const answer = found === null || typeof found === "string" ? null : found;
  const legs = readItineraryId(id) ?? [];
  const title = await toTitle(
    answer ? getFlightTitle(answer.itinerary) : getLegsTitle(legs),
    answer?.itinerary.legs[0]?.segments[0]?.departs.local ?? legs[0]?.date,
  );
  const isIndexed =
    answer !== null && answer.fares.length > 0 && answer.itinerary.supplier !== "sandbox";
  const path = paths.flight(id);
  return pageMetadata(agency, { locale, path, title, isIndexed, hasAddress: true });
}

/** An itinerary to share: read only, without party and price. */
export default async function FlightDetailsPage({ searchParams }: Props) {
  const [agency, query] = await Promise.all([requireSoldService("flights"), searchParams]);
  const id = toId(query);
  const flight = await getSharedFlight(agency, { id, query });
  return (
    <OfferPage
      namespace="flightDetails"
      isWhole={flight.isWhole}
      wholeHref={flight.wholeHref}
      getTitle={() => getLegsTitle(readItineraryId(id) ?? [])}
      bones={<FlightBones />}
    >
      <SharedFlightPage agency={agency} id={id} flight={flight} />
    </OfferPage>
  );
}

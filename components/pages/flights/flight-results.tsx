import { getTranslations } from "next-intl/server";
import { FlightAdvice } from "@/components/flights/flight-advice";
import { FlightCard } from "@/components/flights/flight-card.client";
import { FlightCards } from "@/components/flights/flight-cards";
import { FlightSearchWatch } from "@/components/flights/flight-search-watch.client";
import { FailedResults } from "@/components/results/failed-results";
import { ResultsFrame } from "@/components/results/results-frame";
import { StillSearching } from "@/components/results/still-searching";
import type { Reload } from "@/components/results/to-reload";
import { Notice } from "@/components/ui/notice";
import type { ItinerarySummary } from "@/lib/api/contract/flights";
import { createFlightLinks } from "@/lib/flights/flight-links";
import { createFlightResults } from "@/lib/flights/flight-results";
import type { FlightSearchQuery } from "@/lib/flights/flight-search-query";
import { toTripShape } from "@/lib/flights/leg-names";
import { toCardFlight } from "@/lib/flights/to-card-flight";
import { toPassengers } from "@/lib/api/contract/to-passengers";
import type { PriceCall } from "@/lib/prices/resolve-price-call";
import type { findFlights } from "./find-flights";
import { listWiderSearches } from "./list-wider-searches";

type Props = {
  tenant: string;
  search: FlightSearchQuery;
  results: ReturnType<typeof findFlights>;
  prefix: string;
  currency: string;
  showsPrices: boolean;
  priceCall: PriceCall | null;
  reload: Reload;
};

/** Filters and list of the flights found. If the search fails, the page stays usable. */
export async function FlightResults({
  tenant,
  search: searched,
  results: pendingResults,
  prefix,
  currency,
  showsPrices,
  priceCall,
  reload,
}: Props) {
  const [t, results] = await Promise.all([getTranslations("flights"), pendingResults]);
  const table = createFlightResults(toTripShape(searched));
  const { namespace } = table;
  if (typeof results === "string") {
    const here = createFlightLinks(searched, { prefix, currency }).to({});
    return <FailedResults namespace={namespace} href={here} reason={results} />;
  }
  const { search, body, found, isMoved } = results;
  const { state, unfiltered, total } = found;
  const hasResults = unfiltered > 0;
  const progress =
    state === "complete" ? null : (
      <StillSearching
        namespace={namespace}
        hasResults={hasResults}
        reload={reload}
        watch={<FlightSearchWatch search={body} shown={{ state, unfiltered }} />}
      />
    );
  if (progress && !hasResults) return progress;
  const links = createFlightLinks(search, { prefix, currency });
  const hrefStem = links.toItinerary("");
  const toHref = ({ id, fare: { brand, price }, addedBags }: ItinerarySummary) =>
    links.toItinerary(id, {
      brand: brand.id,
      ...(addedBags > 0 ? { bags: addedBags } : price && { shown: price.total }),
    });
  const { maximumStops: _, ...withAnyStops } = search.filters;
  const wider = hasResults ? [] : await listWiderSearches(tenant, { search, links });
  const places = { from: search.legs[0]?.from.name ?? "", to: search.legs[0]?.to.name ?? "" };
  const isMulti = search.trip === "multi";
  return (
    <FlightCards passengers={toPassengers(search).people} priceCall={priceCall} hrefStem={hrefStem}>
      <ResultsFrame
        table={table}
        search={search}
        links={links}
        found={found}
        currency={currency}
        placeName={places.to}
        showsPrices={showsPrices}
        notice={
          (progress ?? isMoved) && (
            <div className="space-y-3">
              {isMoved && <Notice title={t("problems.title")}>{t("problems.moved")}</Notice>}
              {progress}
            </div>
          )
        }
        cards={found.itineraries.map((itinerary) => ({
          id: itinerary.id,
          card: (
            <FlightCard
              flight={toCardFlight(itinerary)}
              href={toHref(itinerary).slice(hrefStem.length)}
            />
          ),
        }))}
        nothing={{
          title: isMulti ? t("empty.legsTitle") : t("empty.title", places),
          text: t(isMulti ? "empty.legsText" : "empty.text"),
          elsewhere: total === 0 && (
            <FlightAdvice
              anyStopsHref={
                hasResults && search.filters.maximumStops !== undefined
                  ? links.to({ filters: withAnyStops })
                  : null
              }
              wider={wider}
            />
          ),
        }}
        note={found.itineraries.some(({ supplier }) => supplier === "sandbox") && t("sample")}
      />
    </FlightCards>
  );
}

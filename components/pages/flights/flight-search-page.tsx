import { getFormatter, getTranslations } from "next-intl/server";
import { DaysAround } from "@/components/flights/days-around";
import { FilterProblems, FlightAdvice, NoSearch } from "@/components/flights/flight-advice";
import { FlightCard } from "@/components/flights/flight-card.client";
import { FlightCards } from "@/components/flights/flight-cards";
import { ResultsFrame } from "@/components/results/results-frame";
import { FlightProblems } from "@/components/site/flights/flight-problems";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { flightLimits } from "@/lib/api/contract/flight-terms";
import { searchFlightsEndpoint, type ItinerarySummary } from "@/lib/api/contract/flights";
import { toPassengers } from "@/lib/api/contract/to-passengers";
import { getFlightSearch, withKnownPlaces } from "@/lib/data/flight-places";
import { findResults } from "@/lib/data/find-results";
import type { FoundFlights } from "@/lib/data/flights";
import { calendarDayOfWeek, toUtcDate } from "@/lib/dates/calendar-date";
import { toEarliestToday } from "@/lib/dates/earliest-today";
import { createFlightLinks, type FlightLinks } from "@/lib/flights/flight-links";
import { toChosenLeg, toListQuestion } from "@/lib/flights/flight-list";
import { moveSearch, toFlightQuestion } from "@/lib/flights/flight-question";
import { createFlightResults, type FlightSearchQuery } from "@/lib/flights/flight-results";
import { toTripShape } from "@/lib/flights/leg-names";
import { readFlightQuery } from "@/lib/flights/flight-query";
import { toCardFlight, toCardLeg } from "@/lib/flights/to-card-flight";
import { toRoute } from "@/lib/flights/to-route";
import { pick } from "@/lib/pick";
import type { Query } from "@/lib/query-values";
import { SearchPage } from "../results/search-page";
import type { ServiceSearch } from "../results/service-search";
import { listWiderSearches } from "./list-wider-searches";
import { ReturnStep } from "./return-step";

type FlightsPage = ServiceSearch<FlightSearchQuery, FlightSearchQuery, FoundFlights, FlightLinks>;

/** The search without what its form doesn't ask: all of it is in the page's data. */
const typed = ["trip", "legs", "adults", "ages", "ageless", "cabin"] as const;

const introduce: FlightsPage["introduce"] = async (
  { search, needsSignIn, today, showsPrices },
  { links, here },
) => {
  const [terms, format] = await Promise.all([getTranslations("flightTerms"), getFormatter()]);
  const { legs, cabin, problems } = search;
  const question = toFlightQuestion(search);
  const missing = problems.includes("ages")
    ? "ages"
    : legs.some(({ from, to }) => from.id && from.id === to.id)
      ? "samePlace"
      : null;
  const isSearched = question !== null && !missing;
  const party = toPassengers(search).groups.map(({ kind, count }) =>
    terms(`kinds.${kind}`, { count }),
  );
  return {
    place: toRoute(legs),
    placeName: legs.flatMap(({ from, to }) => [from, to]).find(({ id }) => !id)?.name ?? "",
    facts: [
      { icon: "plane", text: toRoute(legs) },
      {
        icon: "calendar-days",
        text: legs
          .map(({ date }) => format.dateTime(toUtcDate(date), calendarDayOfWeek))
          .join(" – "),
      },
      { icon: "users", text: [...party, terms(`cabins.${cabin}`)].join(" · ") },
    ],
    defaults: {
      dates: { start: legs[0]?.date ?? today, end: legs[1]?.date ?? "" },
      residence: "",
      flight: pick(search, typed),
      flex: search.flex,
    },
    problems: (
      <>
        <FlightProblems search={search} here={here} />
        <FilterProblems hasUnknown={problems.includes("filters")} needsSignIn={needsSignIn} />
        {isSearched && toChosenLeg(search) !== 1 && (
          <DaysAround search={search} links={links} today={today} showsPrices={showsPrices} />
        )}
      </>
    ),
    searched: isSearched ? search : null,
    instead: missing && <NoSearch reason={missing} />,
    key: { question, missing },
  };
};

const dates = {
  first: ({ legs }) => legs[0]?.date ?? "",
  move: moveSearch,
  ahead: flightLimits.days,
} satisfies FlightsPage["dates"];

const find: FlightsPage["find"] = (tenant, searched, filters) =>
  findResults(tenant, searched, {
    what: "flight search",
    firstDay: "legs.0.date",
    later: (days) => ({ ...searched, ...dates.move(searched, days) }),
    toBody: (search) => {
      const { sort, page } = search;
      const question = toFlightQuestion(search) ?? { legs: [], adults: 1 };
      return { ...question, ...toListQuestion(search), filters, sort, page };
    },
    find: (api, body) => api.call(searchFlightsEndpoint, { body }),
  });

const show: FlightsPage["show"] = async (
  { search, found, isMoved },
  { tenant, priceCall, showsPrices, links, frame, progress },
) => {
  const t = await getTranslations("flights");
  const hasResults = found.unfiltered > 0;
  const leg = toChosenLeg(search);
  const hrefStem =
    leg === 0 ? links.to({ list: "outbounds", outbound: null }) : links.toItinerary("");
  const toHref = ({ id, fare: { brand, price }, addedBags, outbound }: ItinerarySummary) =>
    outbound
      ? links.toOutbound(outbound.id)
      : links.toItinerary(id, {
          brand: brand.id,
          ...(addedBags > 0 ? { bags: addedBags } : price && { shown: price.total }),
        });
  const { maximumStops: _, ...withAnyStops } = search.filters;
  const isGone = leg === 1 && found.outbound === null;
  const wider = hasResults || isGone ? [] : await listWiderSearches(tenant, { search, links });
  const places = { from: search.legs[0]?.from.name ?? "", to: search.legs[0]?.to.name ?? "" };
  const isMulti = search.trip === "multi";
  const hasSteps = search.trip === "return" && !isGone;
  return (
    <FlightCards
      passengers={toPassengers(search).people}
      chosen={leg === 0 ? null : found.outbound ? toCardLeg(found.outbound) : []}
      priceCall={priceCall}
      hrefStem={hrefStem}
    >
      <ResultsFrame
        table={createFlightResults(toTripShape(search))}
        {...frame}
        placeName={places.to}
        notice={
          (progress ?? (isMoved || hasSteps)) && (
            <div className="space-y-3">
              {isMoved && <Notice title={t("problems.title")}>{t("problems.moved")}</Notice>}
              {progress}
              {hasSteps && (
                <ReturnStep
                  search={search}
                  outbound={found.outbound}
                  links={links}
                  showsPrices={showsPrices}
                />
              )}
            </div>
          )
        }
        cards={found.itineraries.map((itinerary) => ({
          id: itinerary.id,
          card: (
            <FlightCard
              flight={toCardFlight(itinerary, leg)}
              href={toHref(itinerary).slice(hrefStem.length)}
            />
          ),
        }))}
        nothing={
          isGone
            ? {
                title: t("returns.goneTitle"),
                text: t("returns.goneText"),
                elsewhere: (
                  <Link href={links.to({ outbound: null })} className={buttonClass()}>
                    {t("returns.goneAction")}
                  </Link>
                ),
              }
            : {
                title: isMulti ? t("empty.legsTitle") : t("empty.title", places),
                text: t(isMulti ? "empty.legsText" : "empty.text"),
                elsewhere: found.total === 0 && (
                  <FlightAdvice
                    anyStopsHref={
                      hasResults && search.filters.maximumStops !== undefined
                        ? links.to({ filters: withAnyStops })
                        : null
                    }
                    wider={wider}
                  />
                ),
              }
        }
        note={found.itineraries.some(({ supplier }) => supplier === "sandbox") && t("sample")}
      />
    </FlightCards>
  );
};

/** What the page of results is given. */
export const flightSearch: FlightsPage = {
  service: "flights",
  readPlace: async (query, tenant) => {
    const { legs } = readFlightQuery(query, { today: toEarliestToday(new Date()) });
    return toRoute(await withKnownPlaces(tenant, legs)).slice(0, 120);
  },
  getVisit: getFlightSearch,
  createLinks: createFlightLinks,
  introduce,
  dates,
  find,
  show,
};

/** The page of the flights of a search. */
export const FlightSearchPage = ({ query }: { query: Query }) => (
  <SearchPage of={flightSearch} query={query} />
);

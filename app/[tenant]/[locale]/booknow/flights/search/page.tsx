import type { Metadata } from "next";
import { getFormatter, getTranslations } from "next-intl/server";
import { DaysAround } from "@/components/flights/days-around";
import { FilterProblems } from "@/components/flights/filter-problems";
import { NoSearch } from "@/components/flights/no-search";
import { ResultsPage } from "@/components/results/results-page";
import { toReload } from "@/components/results/to-reload";
import { flightFormTexts } from "@/components/search/flight-form-texts";
import { SearchForm } from "@/components/search/search-form.client";
import { ClientTexts } from "@/components/site/client-texts";
import { FlightProblems } from "@/components/site/flights/flight-problems";
import { getFlightSearch } from "@/lib/data/flight-searches";
import { calendarDayOfWeek, toUtcDate } from "@/lib/dates/calendar-date";
import { toEarliestToday } from "@/lib/dates/earliest-today";
import { requireOnlineService } from "@/lib/enquiries/require-online-service";
import { createFlightLinks } from "@/lib/flights/flight-links";
import { toFlightQuestion } from "@/lib/flights/flight-question";
import type { FlightSearchQuery } from "@/lib/flights/flight-search-query";
import { readFlightQuery } from "@/lib/flights/read-flight-query";
import { toRoute } from "@/lib/flights/to-route";
import { toPassengers } from "@/lib/api/contract/to-passengers";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { resolvePriceCall } from "@/lib/prices/resolve-price-call";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { comesWhole } from "@/components/results/comes-whole";
import { findFlights } from "@/components/pages/flights/find-flights";
import { FlightResults } from "@/components/pages/flights/flight-results";

type Props = PageProps<"/[tenant]/[locale]/booknow/flights/search">;

/** The search without what its form doesn't ask: all of it is in the page's data. */
const toFlightDefaults = ({ trip, legs, adults, ages, ageless, cabin }: FlightSearchQuery) => ({
  trip,
  legs,
  adults,
  ages,
  ...(ageless && { ageless }),
  cabin,
});

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = await searchParams;
  const [agency, locale, t] = await Promise.all([
    requireOnlineService("flights", query),
    getLanguage(),
    getTranslations("flights"),
  ]);
  // As asked for: looking places up takes a call.
  const { legs } = readFlightQuery(query, { today: toEarliestToday(new Date()) });
  const route = toRoute(legs).slice(0, 120);
  const title = route ? t("resultsTitle", { route }) : t("resultsTitleNowhere");
  return pageMetadata(agency, { locale, path: paths.flightSearch(), title, isIndexed: false });
}

export default async function FlightSearchPage({ searchParams }: Props) {
  const query = await searchParams;
  const [agency, locale, t, terms, format] = await Promise.all([
    requireOnlineService("flights", query),
    getLanguage(),
    getTranslations("flights"),
    getTranslations("flightTerms"),
    getFormatter(),
  ]);
  const { search, today, currency, showsPrices, needsSignIn } = await getFlightSearch(agency, {
    query,
  });
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  const links = createFlightLinks(search, { prefix, currency });
  const here = links.to({});
  const priceCall = showsPrices ? null : resolvePriceCall(agency, { prefix, here });
  const { legs, cabin, problems } = search;
  const question = toFlightQuestion(search);
  const unknown = legs.flatMap(({ from, to }) => [from, to]).find(({ id }) => !id);
  const missing = problems.includes("ages")
    ? "ages"
    : legs.some(({ from, to }) => from.id && from.id === to.id)
      ? "samePlace"
      : null;
  const results = question && !missing ? findFlights(agency.subdomain, search) : null;
  const route = toRoute(legs);
  const party = toPassengers(search).groups.map(({ kind, count }) =>
    terms(`kinds.${kind}`, { count }),
  );
  return (
    <ResultsPage
      namespace="flights"
      title={route ? t("resultsTitle", { route }) : t("resultsTitleNowhere")}
      here={here}
      isWhole={results ? await comesWhole(query, results) : true}
      facts={[
        { icon: "plane", text: route },
        {
          icon: "calendar-days",
          text: legs
            .map(({ date }) => format.dateTime(toUtcDate(date), calendarDayOfWeek))
            .join(" – "),
        },
        { icon: "users", text: [...party, terms(`cabins.${cabin}`)].join(" · ") },
      ]}
      form={
        <ClientTexts namespaces={["search", ...flightFormTexts]}>
          <SearchForm
            // A new search starts from the current one.
            key={here}
            service="flights"
            prefix={prefix}
            defaults={{
              today,
              dates: { start: legs[0]?.date ?? today, end: legs[1]?.date ?? "" },
              shipLines: [],
              residence: "",
              flight: toFlightDefaults(search),
            }}
          />
        </ClientTexts>
      }
      problems={
        <>
          <FlightProblems search={search} here={here} />
          <FilterProblems hasUnknown={problems.includes("filters")} needsSignIn={needsSignIn} />
          {question && !missing && (
            <DaysAround search={search} links={links} today={today} showsPrices={showsPrices} />
          )}
        </>
      }
      priceCall={priceCall}
      agencyName={agency.agencyName}
      placeName={unknown?.name ?? ""}
      results={
        missing ? (
          <NoSearch reason={missing} />
        ) : (
          results && (
            <FlightResults
              tenant={agency.subdomain}
              search={search}
              results={results}
              prefix={prefix}
              currency={currency}
              showsPrices={showsPrices}
              priceCall={priceCall}
              reload={toReload(query, here)}
            />
          )
        )
      }
      resultsKey={JSON.stringify({ question, missing })}
    />
  );
}

import { getFormatter, getTranslations } from "next-intl/server";
import { CarCard } from "@/components/cars/car-card.client";
import { CarCards } from "@/components/cars/car-cards";
import { RefusalAdvice, RefusalNotice } from "@/components/cars/refusal-advice";
import { ResultsFrame } from "@/components/results/results-frame";
import { RentalProblems } from "@/components/site/cars/rental-problems";
import { searchCarsEndpoint, type CarSearch } from "@/lib/api/contract/cars";
import { toLanguageTag } from "@/lib/api/contract/languages";
import { createCarLinks, type CarLinks } from "@/lib/cars/car-links";
import { carResults, type CarSearchQuery } from "@/lib/cars/car-results";
import { toCardCar } from "@/lib/cars/to-card-car";
import { toLaterRental } from "@/lib/cars/rental-query";
import { getCarVisit, getRentalPlaces } from "@/lib/data/car-visits";
import { findResults } from "@/lib/data/find-results";
import type { FoundCars } from "@/lib/data/cars";
import { localMoment, localMomentOfYear, toLocalMoment } from "@/lib/dates/local-moment";
import { maximumDaysAhead } from "@/lib/dates/search-limits";
import { getLanguage } from "@/lib/i18n/get-language";
import { pick } from "@/lib/pick";
import type { Query } from "@/lib/query-values";
import { readPlaceName } from "@/lib/results/read-place";
import { SearchPage } from "../results/search-page";
import { ServiceMap } from "../results/service-map";
import type { ServiceSearch } from "../results/service-search";

/** A search whose place is known. */
type SearchedCars = CarSearchQuery & { pickUp: CarSearch["pickUp"] };
type CarsPage = ServiceSearch<CarSearchQuery, SearchedCars, FoundCars, CarLinks>;

const introduce: CarsPage["introduce"] = async ({ search, needsSignIn }) => {
  const [language, t, format] = await Promise.all([
    getLanguage(),
    getTranslations("cars"),
    getFormatter(),
  ]);
  const { pickUp, pickUpName, pickUpId, dropOff, dropOffName, dropOffId } = search;
  const { pickUpAt, dropOffAt, residence, driverAge } = search;
  const isAgeKnown = !search.problems.includes("age");
  return {
    place: pickUp?.name ?? "",
    placeName: pickUpName,
    facts: [
      {
        icon: "map-pin",
        text: [pickUp?.name ?? pickUpName, dropOff?.name].filter(Boolean).join(" – "),
      },
      {
        icon: "calendar-days",
        text: [pickUpAt, dropOffAt]
          .map((at) => format.dateTime(toLocalMoment(at), localMomentOfYear))
          .join(" – "),
      },
      { icon: "user-round", text: isAgeKnown && t("driver", { age: driverAge }) },
    ],
    defaults: {
      dates: { start: pickUpAt.slice(0, 10), end: dropOffAt.slice(0, 10) },
      residence,
      countriesIn: toLanguageTag(language),
      place: pickUp ? { ...pickUp, id: pickUpId } : { name: pickUpName },
      rental: {
        pickUpTime: pickUpAt.slice(11),
        dropOffTime: dropOffAt.slice(11),
        dropOff: dropOff
          ? { ...dropOff, id: dropOffId }
          : dropOffName
            ? { name: dropOffName }
            : null,
        driverAge: isAgeKnown ? driverAge : null,
      },
    },
    problems: <RentalProblems rental={search} needsSignIn={needsSignIn} />,
    searched: pickUp && { ...search, pickUp },
    key: { pickUp, dropOff, pickUpAt, dropOffAt, residence, age: driverAge },
  };
};

const asked = [
  ...(["pickUp", "dropOff", "pickUpAt", "dropOffAt", "driverAge", "residence"] as const),
  ...(["sort", "page"] as const),
] as const;

const dates = {
  first: ({ pickUpAt }) => pickUpAt.slice(0, 10),
  move: (search, days) => toLaterRental(pick(search, ["pickUpAt", "dropOffAt"]), days),
  ahead: maximumDaysAhead,
} satisfies CarsPage["dates"];

const find: CarsPage["find"] = (tenant, searched, filters) =>
  findResults(tenant, searched, {
    what: "car search",
    firstDay: "pickUpAt",
    later: (days) => ({ ...searched, ...dates.move(searched, days) }),
    toBody: (search) => ({ ...pick(search, asked), filters }),
    find: (api, body) => api.call(searchCarsEndpoint, { body }),
  });

/** Beside the cars, why others aren't rented for this. */
const show: CarsPage["show"] = async (
  { search, found, isMoved },
  { tenant, priceCall, links, frame, progress },
) => {
  const [t, format] = await Promise.all([getTranslations("cars"), getFormatter()]);
  const { pickUp, pickUpAt, dropOffAt } = search;
  const { unfiltered, refusals } = found;
  const hasResults = unfiltered > 0;
  const hasRefusals = refusals.length > 0;
  const hrefStem = links.toCar("");
  const toHref = (...offer: Parameters<CarLinks["toCar"]>) =>
    links.toCar(...offer).slice(hrefStem.length);
  return (
    <CarCards placeName={pickUp.name} priceCall={priceCall} hrefStem={hrefStem}>
      <ResultsFrame
        table={carResults}
        {...frame}
        placeName={pickUp.name}
        notice={
          (progress ?? (isMoved || (hasRefusals && hasResults))) && (
            <div className="space-y-3">
              {isMoved && <RentalProblems rental={{ ...search, problems: ["times"] }} />}
              {hasResults && <RefusalNotice refusals={refusals} search={search} />}
              {progress}
            </div>
          )
        }
        map={
          <ServiceMap
            tenant={tenant}
            namespace="carMap"
            placeName={pickUp.name}
            listHref={links.to({ view: "list" })}
            shown={{
              place: pickUp,
              // Car suppliers are queried by place, which has no radius.
              area: null,
              areaHref: null,
              // The depots, each with the way to its cheapest car.
              pins: found.pins.map(({ cars, car, total, ...pin }) => ({
                ...pin,
                picture: car.picture,
                note: t("count", { count: cars }),
                total: total ?? null,
                href: toHref(car.carId, total),
              })),
              hrefStem,
              listed: found.pins.map(({ latitude, longitude }) => ({ latitude, longitude })),
            }}
          />
        }
        cards={found.cars.map((car, index) => ({
          id: car.id,
          pin: car.pickUp.id,
          card: (
            <CarCard
              car={toCardCar(car)}
              href={toHref(car.carId, car.price?.total)}
              isFirst={index === 0}
            />
          ),
        }))}
        nothing={{
          title: t("empty.title", { place: pickUp.name }),
          text: hasRefusals
            ? t("empty.refused")
            : t("empty.text", {
                from: format.dateTime(toLocalMoment(pickUpAt), localMoment),
                until: format.dateTime(toLocalMoment(dropOffAt), localMoment),
              }),
          elsewhere: hasRefusals && (
            <RefusalAdvice refusals={refusals} search={search} links={links} />
          ),
        }}
        note={found.cars.some(({ supplier }) => supplier === "sandbox") && t("sample")}
      />
    </CarCards>
  );
};

/** What the page of results is given. */
export const carSearch: CarsPage = {
  service: "cars",
  readPlace: async (query, tenant) =>
    readPlaceName((await getRentalPlaces(tenant, query)).pickUpName),
  getVisit: getCarVisit,
  createLinks: createCarLinks,
  introduce,
  dates,
  find,
  show,
};

/** The page of the cars at a place. */
export const CarSearchPage = ({ query }: { query: Query }) => (
  <SearchPage of={carSearch} query={query} />
);

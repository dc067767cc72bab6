import { getFormatter, getTranslations } from "next-intl/server";
import { CarCard } from "@/components/cars/car-card.client";
import { CarCards } from "@/components/cars/car-cards";
import { CarSearchWatch } from "@/components/cars/car-search-watch.client";
import { RefusalAdvice } from "@/components/cars/refusal-advice";
import { RefusalNotice } from "@/components/cars/refusal-notice";
import { FailedResults } from "@/components/results/failed-results";
import { ResultsFrame } from "@/components/results/results-frame";
import { StillSearching } from "@/components/results/still-searching";
import type { Reload } from "@/components/results/to-reload";
import { RentalProblems } from "@/components/site/cars/rental-problems";
import { createCarLinks } from "@/lib/cars/car-links";
import { carResults } from "@/lib/cars/car-results";
import { toCardCar } from "@/lib/cars/to-card-car";
import { localMoment, toLocalMoment } from "@/lib/dates/local-moment";
import type { PriceCall } from "@/lib/prices/resolve-price-call";
import { CarsMap } from "./cars-map";
import type { findCars, SearchedCars } from "./find-cars";

type Props = {
  tenant: string;
  search: SearchedCars;
  results: ReturnType<typeof findCars>;
  prefix: string;
  currency: string;
  showsPrices: boolean;
  priceCall: PriceCall | null;
  reload: Reload;
};

/**
 * Filters and list of the cars found, and why others aren't rented for this. If the search fails,
 * the rest of the page stays usable.
 */
export async function CarResults({
  tenant,
  search: searched,
  results: pendingResults,
  prefix,
  currency,
  showsPrices,
  priceCall,
  reload,
}: Props) {
  const [t, format, results] = await Promise.all([
    getTranslations("cars"),
    getFormatter(),
    pendingResults,
  ]);
  const { namespace } = carResults;
  if (typeof results === "string") {
    const here = createCarLinks(searched, { prefix, currency }).to({});
    return <FailedResults namespace={namespace} href={here} reason={results} />;
  }
  const { search, body, found, isMoved } = results;
  const { pickUp, pickUpAt, dropOffAt } = search;
  const { state, unfiltered, refusals } = found;
  const hasResults = unfiltered > 0;
  const progress =
    state === "complete" ? null : (
      <StillSearching
        namespace={namespace}
        hasResults={hasResults}
        reload={reload}
        watch={<CarSearchWatch search={body} shown={{ state, unfiltered }} />}
      />
    );
  if (progress && !hasResults) return progress;
  const links = createCarLinks(search, { prefix, currency });
  const hrefStem = links.toCar("");
  const hasRefusals = refusals.length > 0;
  return (
    <CarCards placeName={pickUp.name} priceCall={priceCall} hrefStem={hrefStem}>
      <ResultsFrame
        table={carResults}
        search={search}
        links={links}
        found={found}
        currency={currency}
        placeName={pickUp.name}
        showsPrices={showsPrices}
        notice={
          (progress ?? (isMoved || (hasRefusals && hasResults))) && (
            <div className="space-y-3">
              {isMoved && <RentalProblems rental={{ ...search, problems: ["times"] }} />}
              {hasResults && <RefusalNotice refusals={refusals} search={search} />}
              {progress}
            </div>
          )
        }
        map={<CarsMap tenant={tenant} place={pickUp} found={found} links={links} />}
        cards={found.cars.map((car, index) => ({
          id: car.id,
          pin: car.pickUp.id,
          card: (
            <CarCard
              car={toCardCar(car)}
              href={links.toCar(car.carId, car.price?.total).slice(hrefStem.length)}
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
}

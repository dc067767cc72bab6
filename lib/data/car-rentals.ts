import "server-only";
import type { Agency } from "@/lib/api/contract/agencies";
import type { CarSearch } from "@/lib/api/contract/cars";
import {
  readRentalQuery,
  rentalPlaces,
  toRentalQuery,
  type RentalQuery,
  toLaterRental,
} from "@/lib/cars/rental-query";
import { toEarliestToday } from "@/lib/dates/earliest-today";
import { paths } from "@/lib/paths";
import type { Query } from "@/lib/query-values";
import { searchOrDayLater } from "@/lib/results/search-or-day-later";
import { getRentalPlaces } from "./car-visits";
import { listCarOffers } from "./cars";
import { getOfferVisit, isWhole, toWholeHref } from "./offer-visit";
import { orSearchFailure, type SearchFailure } from "./or-search-failure";
import { getResidence } from "./residence";

type CarAnswer = NonNullable<Awaited<ReturnType<typeof listCarOffers>>>;

/**
 * A car for the rental in the URL, with what its page needs. `found` may still be pending; it is
 * null where no car has this id. A rental whose first day has passed at the depot is moved to the
 * next that hasn't. `isWhole` if it is there or the URL asks to wait for it.
 */
export async function getCarRental(
  agency: Agency,
  { id, query, now = new Date() }: { id: string; query: Query; now?: Date },
) {
  const { subdomain: tenant } = agency;
  const [{ prefix, shown, shownText, toView }, residence, places] = await Promise.all([
    getOfferVisit(agency, { query, now }),
    getResidence(agency),
    getRentalPlaces(tenant, query),
  ]);
  const today = toEarliestToday(now);
  const toHere = (rental: RentalQuery) =>
    `${prefix}${paths.offer("cars", { ...toRentalQuery(rental), id, shown: shownText })}`;
  const describe = (asked: RentalQuery, answer: CarAnswer | SearchFailure) => {
    const { pickUpAt, dropOffAt, driverAge } = asked;
    return {
      answer,
      asked,
      today,
      shown,
      /** Other cars there; with the depot's place where the URL has no coordinates. */
      toSearchPath: (depot?: CarSearch["pickUp"]) =>
        paths.search(
          "cars",
          toRentalQuery({
            ...asked,
            pickUp: asked.pickUp ?? (depot ? { ...depot } : null),
          }),
        ),
      form: {
        action: `${prefix}${paths.offer("cars", { id: "" }).split("?")[0]}`,
        hidden: {
          id,
          ...rentalPlaces.write(asked),
          residence: asked.residence,
        },
      },
      view: {
        ...toView(toHere(asked)),
        rental: { pickUpAt, dropOffAt, driverAge, residence: asked.residence },
        isAgeKnown: !asked.problems.includes("age"),
      },
    };
  };
  const asked = { ...readRentalQuery(query, { today, residence }), ...places };
  const find = async () => {
    const results = await orSearchFailure(
      "car offers",
      searchOrDayLater(asked, {
        firstDay: "pickUpAt",
        later: (days) => ({
          ...toLaterRental(asked, days),
          problems: [...new Set([...asked.problems, "times" as const])],
        }),
        find: ({ pickUpAt, dropOffAt, driverAge, residence }) =>
          listCarOffers(tenant, { id, rental: { pickUpAt, dropOffAt, driverAge, residence } }),
      }),
    );
    if (typeof results === "string") return describe(asked, results);
    return results.found && describe(results.search, results.found);
  };
  const found = find();
  return {
    found,
    isWhole: await isWhole(query, found),
    wholeHref: toWholeHref(toHere(asked)),
  };
}

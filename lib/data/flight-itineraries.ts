import "server-only";
import type { Agency } from "@/lib/api/contract/agencies";
import type { FlightParty } from "@/lib/api/contract/flights";
import { toEarliestToday } from "@/lib/dates/earliest-today";
import { toFlightQuery, readFlightQuery, type FlightQueryLeg } from "@/lib/flights/flight-query";
import { readItineraryId } from "@/lib/flights/read-itinerary-id";
import { toComingLegs } from "@/lib/flights/flight-question";
import { toQueryLegs, toTrip } from "@/lib/flights/to-query-legs";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import type { Query } from "@/lib/query-values";
import { getItinerary, listNextFlights, type ItineraryFares } from "./flights";
import { getOfferVisit, isWhole, toWholeHref } from "./offer-visit";
import { orSearchFailure, type SearchFailure } from "./or-search-failure";
import { readOrInstead } from "./read-or-instead";

type Found = ItineraryFares | null | SearchFailure;

const areFound = (found: Found): found is ItineraryFares =>
  found !== null && typeof found !== "string";

/** The flights' legs as they are flown, or as the id names them. */
const toLegs = (found: Found, id: string): FlightQueryLeg[] =>
  areFound(found) ? toQueryLegs(found.itinerary) : (readItineraryId(id) ?? []);

/**
 * Whether flights are changed at all, by the id: `_` joins the flights of a leg. Nonstops need
 * no query for onward flights.
 */
const hasConnections = (id: string) => id.includes("_");

/** Onward flights, if there is a connection: fetched beside the rest, null on failure. */
const findNextFlights = async (tenant: string, id: string) =>
  hasConnections(id)
    ? readOrInstead("next flights", () => listNextFlights(tenant, { id }), null)
    : [];

/** Whether both are there, each for itself: either may be worth waiting for. */
async function waitFor(query: Query, { found, next }: Record<"found" | "next", Promise<unknown>>) {
  const [isFound, isNextFound] = await Promise.all([isWhole(query, found), isWhole(query, next)]);
  return { isWhole: isFound, isNextWhole: isNextFound };
}

/** Where the same is searched, once more or on coming days. */
function toSearchPath(
  legs: readonly FlightQueryLeg[],
  {
    today,
    ...party
  }: Pick<ReturnType<typeof readFlightQuery>, "adults" | "ages" | "cabin"> & {
    today: string;
  },
): string {
  if (legs.length === 0) return paths.book("flights");
  const coming = toComingLegs(legs, today);
  return paths.search("flights", toFlightQuery({ ...party, trip: toTrip(coming), legs: coming }));
}

/**
 * An itinerary for the party in the URL, with what its page needs. `found` and `next` may still be
 * pending; `found` is null where there are no such flights. `isWhole` if it is there or the URL
 * asks to wait for it.
 */
export async function getFlightItinerary(
  agency: Agency,
  { id, query, now = new Date() }: { id: string; query: Query; now?: Date },
) {
  const { subdomain: tenant } = agency;
  const { prefix, shown, shownText, toView } = await getOfferVisit(agency, { query, now });
  const today = toEarliestToday(now);
  const asked = readFlightQuery(query, { today });
  const { adults, ages, cabin, problems } = asked;
  const party: FlightParty = { adults, ages };
  const found = orSearchFailure("itinerary", getItinerary(tenant, { id, party, cabin }));
  const next = findNextFlights(tenant, id);
  const brandId = typeof query.brand === "string" ? query.brand.slice(0, 40) : null;
  const bags = typeof query.bags === "string" && /^[1-3]$/.test(query.bags) ? query.bags : null;
  const toHere = (legs: readonly FlightQueryLeg[]) =>
    `${prefix}${paths.offer("flights", {
      ...toFlightQuery({ ...asked, ...(legs[0] ? { trip: toTrip(legs), legs: [...legs] } : {}) }),
      itinerary: id,
      brand: brandId ?? undefined,
      shown: shownText,
      bags: bags ?? undefined,
    })}`;
  const isAsked = asked.legs.every(({ from, to }) => from.name && to.name);
  const here = toHere(isAsked ? asked.legs : (readItineraryId(id) ?? []));
  return {
    found,
    next,
    ...(await waitFor(query, { found, next })),
    asked,
    shown,
    /** That the card's total had in it beside those of the fare; null for none. */
    addedBags: bags ? Number(bags) : null,
    wholeHref: toWholeHref(here),
    sharedHref: `${prefix}${paths.flight(id)}`,
    /** By the URL's legs where complete, else by the flights. */
    toSearchPath: (answer: Found) =>
      toSearchPath(isAsked ? asked.legs : toLegs(answer, id), { ...party, cabin, today }),
    /** With as many children as the URL has, also those without an age. */
    partyHref: `${prefix}${paths.search("flights", {
      ...toFlightQuery(asked),
      ...Object.fromEntries(
        ["adults", "children", "infants"].flatMap((name) =>
          typeof query[name] === "string" ? [[name, query[name]]] : [],
        ),
      ),
    })}`,
    view: {
      ...toView(here),
      party,
      cabin,
      brandId,
      isPartyKnown: problems.every((problem) => problem !== "ages" && problem !== "party"),
    },
  };
}

/**
 * An itinerary to share, for one adult and alike for any viewer, with what its page needs. Onward
 * flights are fetched unless it has departed.
 */
export async function getSharedFlight(
  agency: Agency,
  { id, query, now = new Date() }: { id: string; query: Query; now?: Date },
) {
  const { subdomain: tenant } = agency;
  const locale = await getLanguage();
  const today = toEarliestToday(now);
  const anybody = { adults: 1, ages: [], cabin: "economy" } as const;
  const found = orSearchFailure("itinerary", findSharedFlight(tenant, id));
  const [first] = readItineraryId(id) ?? [];
  const next = first && first.date < today ? Promise.resolve([]) : findNextFlights(tenant, id);
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  const here = `${prefix}${paths.flight(id)}`;
  return {
    found,
    next,
    ...(await waitFor(query, { found, next })),
    now,
    cabin: anybody.cabin,
    prefix,
    here,
    wholeHref: toWholeHref(here),
    toSearchPath: (answer: Found) =>
      toSearchPath(toLegs(answer, id), { ...anybody, ages: [], today }),
    /** Its fares, for one adult by default. */
    toFaresPath: (answer: ItineraryFares) => {
      const legs = toQueryLegs(answer.itinerary);
      const query = toFlightQuery({ ...anybody, ages: [], trip: toTrip(legs), legs });
      return paths.offer("flights", { ...query, itinerary: id });
    },
  };
}

/** What the page to share and its title ask for, once. @throws as `getItinerary` */
export const findSharedFlight = (tenant: string, id: string): Promise<ItineraryFares | null> =>
  getItinerary(tenant, { id, party: { adults: 1, ages: [] }, cabin: "economy" });

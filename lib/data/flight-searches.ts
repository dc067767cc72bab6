import "server-only";
import type { Agency } from "@/lib/api/contract/agencies";
import { createFlightResults } from "@/lib/flights/flight-results";
import { readFlightSearchQuery } from "@/lib/flights/flight-results";
import type { Query } from "@/lib/query-values";
import { withFlightPlaces } from "./flight-places";
import { getResultsVisit } from "./results-visits";

/** Sort orders and what needs price rights are the same for all trips. */
const table = createFlightResults({ trip: "oneWay", legs: 1 });

/**
 * A visitor's flight search with its filters; an unknown place keeps its words and has no id.
 * Filters and sort orders by price are removed for viewers without price rights.
 */
export const getFlightSearch = (agency: Agency, { query }: { query: Query }) =>
  getResultsVisit(agency, {
    table,
    read: (defaults) => withFlightPlaces(agency, readFlightSearchQuery(query, defaults)),
  });

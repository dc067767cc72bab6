import type * as z from "zod";
import type { FlightFilters, searchFlightsEndpoint } from "@/lib/api/contract/flights";
import type { Filter } from "@/lib/results/filters/filter";
import { filterKinds } from "@/lib/results/filters/filter-kinds";
import { moneyUnit, toPriceBounds } from "@/lib/results/filters/money-unit";
import { readDecimal } from "@/lib/results/filters/read-decimal";
import { hoursFilters } from "./hours-filter";
import type { TripShape } from "./leg-names";
import { listDurations } from "./list-durations";

export type FlightFacets = z.output<typeof searchFlightsEndpoint.response>["facets"];

const { toggles, range, checkboxes, radios } = filterKinds<FlightFilters, FlightFacets>();

/** More than this many isn't offered: hardly anybody limits stops to two or three. */
const offeredStops = 1;
const longestHours = 99;
const readNumber = (pattern: RegExp) => (text: string) =>
  pattern.test(text) ? Number(text) : null;

const stops = radios({
  name: "stops",
  field: "maximumStops",
  parse: readNumber(/^[0-3]$/),
  legend: ({ t }) => t("flights.filters.stops"),
  any: ({ t }) => t("flights.filters.stopsAny"),
  label: (count, { t }) =>
    count === 0 ? t("flightTerms.stops", { count }) : t("flights.filters.stopsAtMost", { count }),
  options: (facets) => facets.stops.filter(({ value }) => value <= offeredStops),
});

const bags = radios({
  name: "bags",
  field: "checkedBags",
  parse: readNumber(/^[1-3]$/),
  legend: ({ t }) => t("flights.filters.bags"),
  any: ({ t }) => t("flights.filters.bagsAny"),
  label: (count, { t }) => t("flightTerms.bags.checked", { count }),
  options: ({ checkedBags }) => checkedBags,
});

const fare = toggles({
  legend: ({ t }) => t("flights.filters.fare"),
  options: [
    {
      name: "cabinBag",
      field: "hasCabinBag",
      label: ({ t }) => t("flightTerms.bags.cabin", { count: 1 }),
    },
    {
      name: "refundable",
      field: "isRefundable",
      label: ({ t }) => t("flights.filters.refundable"),
    },
    {
      name: "changeable",
      field: "isChangeable",
      label: ({ t }) => t("flights.filters.changeable"),
    },
  ],
});

const price = range({
  names: { minimum: "minPrice", maximum: "maxPrice" },
  fields: { minimum: "minimumPrice", maximum: "maximumPrice" },
  unit: moneyUnit,
  needsPriceRights: true,
  legend: ({ t }) => t("flights.filters.price"),
  bounds: ({ price: found }, words) => toPriceBounds(found, words),
});

/** In hours, as URLs say it. */
const duration = radios({
  name: "duration",
  field: "maximumMinutes",
  parse: (text) => {
    const hours = readDecimal(text, { max: longestHours });
    return hours === null || hours < 0.5 ? null : Math.round(hours * 60);
  },
  write: (minutes) => minutes / 60,
  legend: ({ t }) => t("flights.filters.duration"),
  any: ({ t }) => t("flights.filters.durationAny"),
  label: (minutes, { t }) => t("flights.filters.durationAtMost", { hours: minutes / 60 }),
  chip: (minutes, { t }) => t("flights.filters.durationChip", { hours: minutes / 60 }),
  options: ({ minutes }) => listDurations(minutes).map((value) => ({ value })),
});

const airline = checkboxes({
  name: "airline",
  field: "airlines",
  parse: (text) => (/^[A-Z0-9]{2}$/.test(text) ? text : null),
  legend: ({ t }) => t("flights.filters.airline"),
  label: (code, _, { airlines }) => airlines.find(({ value }) => value === code)?.name ?? code,
});

const airport = checkboxes({
  name: "airport",
  field: "connections",
  parse: (text) => (/^[A-Z]{3}$/.test(text) ? text : null),
  legend: ({ t }) => t("flights.filters.airport"),
  label: (iata, _, { connections }) => {
    const name = connections.find(({ value }) => value === iata)?.name;
    return name ? `${name} (${iata})` : iata;
  },
});

/**
 * All filters of a flight search: query parameter, field in the contract, control and texts of
 * each; its hours for each leg of the trip.
 */
export const createFlightFilters = (
  shape: TripShape,
): readonly Filter<FlightFilters, FlightFacets>[] => [
  stops,
  bags,
  fare,
  price,
  ...hoursFilters(shape),
  duration,
  airline,
  airport,
];

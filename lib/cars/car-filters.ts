import type * as z from "zod";
import {
  carClasses,
  carFuels,
  carPayments,
  depotKinds,
  gearboxes,
} from "@/lib/api/contract/car-terms";
import type { CarFilters, searchCarsEndpoint } from "@/lib/api/contract/cars";
import { filterKinds } from "@/lib/results/filters/filter-kinds";
import { moneyUnit, toPriceBounds } from "@/lib/results/filters/money-unit";
import { readChoice } from "@/lib/results/filters/read-choice";

export type CarFacets = z.output<typeof searchCarsEndpoint.response>["facets"];

const { toggles, range, checkboxes, radios } = filterKinds<CarFilters, CarFacets>();

const read = {
  class: readChoice(carClasses),
  gearbox: readChoice(gearboxes),
  depot: readChoice(depotKinds),
  fuel: readChoice(carFuels),
  payment: readChoice(carPayments),
};

/**
 * All filters of a car search: query parameter, field in the contract, control and texts of each.
 */
export const carFilters = [
  checkboxes({
    name: "class",
    field: "classes",
    parse: read.class,
    legend: ({ t }) => t("cars.filters.class"),
    label: (id, { t }) => t(`carTerms.classes.${id}`),
  }),
  range({
    names: { minimum: "minPrice", maximum: "maxPrice" },
    fields: { minimum: "minimumPrice", maximum: "maximumPrice" },
    unit: moneyUnit,
    needsPriceRights: true,
    legend: ({ t }) => t("cars.filters.price"),
    bounds: ({ price }, words) => toPriceBounds(price, words),
  }),
  radios({
    name: "gearbox",
    field: "gearbox",
    parse: read.gearbox,
    legend: ({ t }) => t("cars.filters.gearbox"),
    any: ({ t }) => t("cars.filters.gearboxAny"),
    label: (id, { t }) => t(`carTerms.gearboxes.${id}`),
    options: (facets) => facets.gearboxes,
  }),
  toggles({
    legend: ({ t }) => t("cars.filters.terms"),
    options: [
      {
        name: "freeCancellation",
        field: "freeCancellation",
        label: ({ t }) => t("cars.filters.freeCancellation"),
      },
      {
        name: "mileage",
        value: "unlimited",
        field: "unlimitedMileage",
        label: ({ t }) => t("carTerms.unlimitedMileage"),
      },
      {
        name: "fuelPolicy",
        value: "fullToFull",
        field: "fullToFull",
        label: ({ t }) => t("carTerms.fuelPolicies.fullToFull"),
      },
    ],
  }),
  checkboxes({
    name: "payment",
    field: "payments",
    parse: read.payment,
    legend: ({ t }) => t("cars.filters.payment"),
    label: (id, { t }) => t(`carTerms.payments.${id}`),
  }),
  radios({
    name: "maxDeposit",
    field: "maximumDeposit",
    parse: moneyUnit.parse,
    write: moneyUnit.write,
    amount: "maximum",
    needsPriceRights: true,
    legend: ({ t }) => t("cars.filters.deposit"),
    any: ({ t }) => t("cars.filters.depositAny"),
    label: (amount, { t, formatAmount }) =>
      t("results.filters.atMost", { maximum: formatAmount(amount) }),
    chip: (amount, { t, formatAmount }) =>
      `${t("cars.filters.deposit")}: ${t("results.filters.atMost", { maximum: formatAmount(amount) })}`,
    options: ({ deposits }, { toShown }) =>
      deposits?.map(({ value, count }) => ({ value: toShown(value).amount, count })),
  }),
  checkboxes({
    name: "depot",
    field: "depots",
    parse: read.depot,
    legend: ({ t }) => t("cars.filters.depot"),
    label: (id, { t }) => t(`carTerms.depots.${id}`),
  }),
  radios({
    name: "seats",
    field: "minimumSeats",
    parse: (text) => (/^(?:[1-9]|1\d|20)$/.test(text) ? Number(text) : null),
    legend: ({ t }) => t("cars.filters.seats"),
    any: ({ t }) => t("cars.filters.seatsAny"),
    label: (count, { t }) => t("cars.filters.seatsOption", { count }),
    options: ({ seats }) => seats,
  }),
  checkboxes({
    name: "fuel",
    field: "fuels",
    parse: read.fuel,
    legend: ({ t }) => t("cars.filters.fuel"),
    label: (id, { t }) => t(`carTerms.fuels.${id}`),
  }),
  checkboxes({
    name: "company",
    field: "companies",
    parse: (text) => (/^[\w.~-]{1,60}$/.test(text) ? text : null),
    legend: ({ t }) => t("cars.filters.company"),
    label: (id, _, { companies }) => companies.find(({ value }) => value === id)?.name ?? id,
  }),
];

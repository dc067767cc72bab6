import type * as z from "zod";
import { boardBases, hotelAmenities } from "@/lib/api/contract/hotel-terms";
import type { HotelFilters, searchHotelsEndpoint } from "@/lib/api/contract/hotels";
import { landmarkIdPattern } from "@/lib/api/contract/place-terms";
import { filterKinds } from "@/lib/results/filters/filter-kinds";
import { moneyUnit, toPriceBounds } from "@/lib/results/filters/money-unit";
import { readChoice } from "@/lib/results/filters/read-choice";
import { readDecimal } from "@/lib/results/filters/read-decimal";

export type HotelFacets = z.output<typeof searchHotelsEndpoint.response>["facets"];

const { toggles, range, checkboxes, radios, text } = filterKinds<HotelFilters, HotelFacets>();

const [readBoard, readAmenity] = [readChoice(boardBases), readChoice(hotelAmenities)];

/** km */
const distances = [1, 2, 5, 10, 20];

const byDistance = radios({
  name: "distance",
  field: "maximumDistance",
  parse: (distance) => readDecimal(distance, { max: 200 }),
  legend: ({ t, placeName }) => t("hotels.filters.distance", { place: placeName }),
  any: ({ t }) => t("hotels.filters.distanceAny"),
  label: (distance, { t, formatNumber }) =>
    t("hotels.filters.distanceOption", { distance: formatNumber(distance) }),
  // Up to the first distance that includes all hotels.
  options: ({ farthest }) =>
    distances
      .filter((_, index) => index === 0 || farthest > (distances[index - 1] ?? 0))
      .map((value) => ({ value })),
});

/**
 * All filters of a hotel search: query parameter, field in the contract, control and texts of each.
 */
export const hotelFilters = [
  toggles({
    legend: ({ t }) => t("hotels.filters.terms"),
    options: [
      {
        name: "freeCancellation",
        field: "freeCancellation",
        label: ({ t }) => t("hotels.filters.freeCancellation"),
      },
      {
        name: "payAtProperty",
        field: "payAtProperty",
        label: ({ t }) => t("hotels.filters.payAtProperty"),
      },
    ],
  }),
  range({
    names: { minimum: "minPrice", maximum: "maxPrice" },
    fields: { minimum: "minimumPrice", maximum: "maximumPrice" },
    unit: moneyUnit,
    needsPriceRights: true,
    legend: ({ t }) => t("hotels.filters.price"),
    bounds: ({ price }, words) => toPriceBounds(price, words),
  }),
  checkboxes({
    name: "class",
    field: "classes",
    parse: (stars) => (/^[0-5]$/.test(stars) ? Number(stars) : null),
    legend: ({ t }) => t("hotels.filters.class"),
    label: (count, { t }) => t("hotels.filters.classOption", { count }),
  }),
  radios({
    name: "score",
    field: "minimumScore",
    parse: (score) => readDecimal(score, { max: 10 }),
    legend: ({ t }) => t("hotels.filters.score"),
    any: ({ t }) => t("hotels.filters.scoreAny"),
    label: (score, { t, formatNumber }) =>
      t("hotels.filters.scoreOption", { score: formatNumber(score) }),
    chip: (score, { t, formatNumber }) =>
      `${t("hotels.filters.score")}: ${t("hotels.filters.scoreOption", { score: formatNumber(score) })}`,
    options: ({ scores }) => scores,
  }),
  checkboxes({
    name: "board",
    field: "boards",
    parse: readBoard,
    legend: ({ t }) => t("hotels.filters.board"),
    label: (board, { t }) => t(`hotelTerms.boards.${board}`),
  }),
  byDistance,
  checkboxes({
    name: "quarter",
    field: "quarters",
    parse: (id) => (landmarkIdPattern.test(id) ? id : null),
    legend: ({ t }) => t("hotels.filters.quarter"),
    label: (id, _, { quarters }) => quarters.find(({ value }) => value === id)?.name ?? id,
  }),
  checkboxes({
    name: "amenity",
    field: "amenities",
    parse: readAmenity,
    legend: ({ t }) => t("hotels.filters.amenities"),
    label: (amenity, { t }) => t(`hotelTerms.amenities.${amenity}`),
  }),
  text({
    name: "name",
    field: "name",
    maximumLength: 100,
    legend: ({ t }) => t("hotels.filters.name"),
    chip: (name, { t }) => t("hotels.filters.nameChip", { name }),
  }),
];

/** A region, island or coast has no middle that distances from it would say something of. */
export const areaFilters = hotelFilters.filter((one) => one !== byDistance);

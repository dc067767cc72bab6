import type * as z from "zod";
import type { ActivityFilters, searchActivitiesEndpoint } from "@/lib/api/contract/activities";
import { activityCategories, activityDurations, dayParts } from "@/lib/api/contract/activity-terms";
import { filterKinds } from "@/lib/results/filters/filter-kinds";
import { moneyUnit, toPriceBounds } from "@/lib/results/filters/money-unit";
import { readChoice } from "@/lib/results/filters/read-choice";
import { readDecimal } from "@/lib/results/filters/read-decimal";

export type ActivityFacets = z.output<typeof searchActivitiesEndpoint.response>["facets"];

const { toggles, range, checkboxes, radios } = filterKinds<ActivityFilters, ActivityFacets>();

const read = {
  category: readChoice(activityCategories),
  duration: readChoice(activityDurations),
  time: readChoice(dayParts),
};

/** The filters of activities, in the form's order. */
export const activityFilters = [
  checkboxes({
    name: "category",
    field: "categories",
    parse: read.category,
    legend: ({ t }) => t("activities.filters.category"),
    label: (id, { t }) => t(`activityTerms.categories.${id}`),
  }),
  range({
    names: { minimum: "minPrice", maximum: "maxPrice" },
    fields: { minimum: "minimumPrice", maximum: "maximumPrice" },
    unit: moneyUnit,
    needsPriceRights: true,
    legend: ({ t }) => t("activities.filters.price"),
    bounds: ({ price }, words) => toPriceBounds(price, words),
  }),
  toggles({
    legend: ({ t }) => t("activities.filters.terms"),
    options: [
      {
        name: "freeCancellation",
        field: "freeCancellation",
        label: ({ t }) => t("activities.filters.freeCancellation"),
      },
      {
        name: "instant",
        field: "instant",
        label: ({ t }) => t("activities.filters.instant"),
      },
    ],
  }),
  checkboxes({
    name: "duration",
    field: "durations",
    parse: read.duration,
    legend: ({ t }) => t("activities.filters.duration"),
    label: (id, { t }) => t(`activityTerms.durations.${id}`),
  }),
  checkboxes({
    name: "time",
    field: "times",
    parse: read.time,
    legend: ({ t }) => t("activities.filters.time"),
    label: (id, { t }) => t(`activityTerms.dayParts.${id}`),
  }),
  radios({
    name: "rating",
    field: "minimumRating",
    parse: (rating) => readDecimal(rating, { max: 5 }),
    legend: ({ t }) => t("activities.filters.rating"),
    any: ({ t }) => t("activities.filters.ratingAny"),
    label: (rating, { t, formatNumber }) =>
      t("activities.filters.ratingOption", { rating: formatNumber(rating) }),
    chip: (rating, { t, formatNumber }) =>
      `${t("activities.filters.rating")}: ${t("activities.filters.ratingOption", { rating: formatNumber(rating) })}`,
    options: ({ ratings }) => ratings,
  }),
  checkboxes({
    name: "language",
    field: "languages",
    parse: (code) => (/^[a-z]{2,3}$/.test(code) ? code : null),
    legend: ({ t }) => t("activities.filters.language"),
    label: (code, _, { languages }) => languages.find(({ value }) => value === code)?.name ?? code,
  }),
];

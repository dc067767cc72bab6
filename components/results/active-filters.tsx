import { X } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { HotelFilters } from "@/lib/api/contract/hotels";
import { ResultsLink } from "./results-link.client";
import type { ResultsView } from "@/lib/hotels/results-view";
import { useExactAmount } from "./use-exact-amount";

/** What is filtered by, each to be taken off by itself. */
export function ActiveFilters({ view: { asked, links, currency } }: { view: ResultsView }) {
  const t = useTranslations("hotels.filters");
  const terms = useTranslations("hotelTerms");
  const format = useFormatter();
  const toText = useExactAmount();
  const { filters } = asked;
  const { minimumPrice, maximumPrice } = filters;
  const money = (amount: number) => toText({ amount, currency });
  const without = (key: keyof HotelFilters) =>
    Object.fromEntries(Object.entries(filters).filter(([each]) => each !== key));
  const price =
    minimumPrice === undefined
      ? maximumPrice !== undefined && t("priceTo", { maximum: money(maximumPrice) })
      : maximumPrice === undefined
        ? t("priceFrom", { minimum: money(minimumPrice) })
        : t("priceRange", { minimum: money(minimumPrice), maximum: money(maximumPrice) });
  const each = <K extends "classes" | "boards" | "amenities">(
    key: K,
    label: (value: NonNullable<HotelFilters[K]>[number]) => string,
  ) =>
    (filters[key] ?? []).map((value: NonNullable<HotelFilters[K]>[number]) => {
      const rest = (filters[key] ?? []).filter((other) => other !== value);
      return {
        label: label(value),
        left: rest.length > 0 ? { ...filters, [key]: rest } : without(key),
      };
    });
  const chips: { label: string; left: HotelFilters }[] = [
    ...(price
      ? [
          {
            label: price,
            left: Object.fromEntries(
              Object.entries(filters).filter(
                ([key]) => key !== "minimumPrice" && key !== "maximumPrice",
              ),
            ),
          },
        ]
      : []),
    ...each("classes", (count) => t("classOption", { count })),
    ...(filters.minimumScore === undefined
      ? []
      : [
          {
            label: `${t("score")}: ${t("scoreOption", { score: format.number(filters.minimumScore) })}`,
            left: without("minimumScore"),
          },
        ]),
    ...each("boards", (board) => terms(`boards.${board}`)),
    ...(filters.freeCancellation
      ? [{ label: t("freeCancellation"), left: without("freeCancellation") }]
      : []),
    ...(filters.payAtProperty
      ? [{ label: t("payAtProperty"), left: without("payAtProperty") }]
      : []),
    ...each("amenities", (amenity) => terms(`amenities.${amenity}`)),
    ...(filters.maximumDistance === undefined
      ? []
      : [
          {
            label: t("distanceOption", { distance: format.number(filters.maximumDistance) }),
            left: without("maximumDistance"),
          },
        ]),
    ...(filters.name === undefined
      ? []
      : [{ label: t("nameChip", { name: filters.name }), left: without("name") }]),
  ];
  if (chips.length === 0) return null;
  return (
    <nav aria-label={t("active")}>
      <ul className="flex flex-wrap items-center gap-2">
        {chips.map(({ label, left }) => (
          <li key={label}>
            <ResultsLink
              href={links.to({ filters: left })}
              aria-label={t("remove", { filter: label })}
              className="inline-flex min-h-9 items-center gap-1.5 rounded-pill bg-brand-tint px-3.5 text-sm font-medium text-ink hover:underline"
            >
              <bdi>{label}</bdi>
              <X aria-hidden className="size-4" />
            </ResultsLink>
          </li>
        ))}
        <li>
          <ResultsLink
            href={links.to({ filters: {} })}
            className="inline-flex min-h-9 items-center px-2 text-sm font-semibold text-brand-ink hover:underline"
          >
            {t("clear")}
          </ResultsLink>
        </li>
      </ul>
    </nav>
  );
}

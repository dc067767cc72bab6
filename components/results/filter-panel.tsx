import { X } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { TextInput } from "@/components/ui/text-input";
import { FilterForm } from "./filter-form.client";
import { FilterGroup } from "./filter-group";
import { FilterOption } from "./filter-option";
import { FilterSheet } from "./filter-sheet.client";
import { PriceFilter } from "./price-filter";
import type { ResultsView } from "@/lib/hotels/results-view";

export const filterSheetId = "filters";
const distances = [1, 2, 5, 10, 20];

/** Every filter with what it would leave; what goes with them is sent along. */
export function FilterPanel({ view, action }: { view: ResultsView; action: string }) {
  const t = useTranslations("hotels.filters");
  const terms = useTranslations("hotelTerms");
  const format = useFormatter();
  const { asked, found, links, placeName } = view;
  const { filters } = asked;
  const { facets, total } = found;
  const reachable = distances.filter(
    (distance, index) => index === 0 || facets.farthest > (distances[index - 1] ?? 0),
  );
  return (
    <FilterSheet id={filterSheetId} label={t("title")}>
      <FilterForm
        action={action}
        current={links.to({ page: 1 })}
        className="flex min-h-full flex-col"
      >
        <div className="sticky top-0 z-10 flex items-center justify-between border-b border-line bg-surface px-4 py-2 lg:static lg:border-0 lg:bg-transparent lg:px-0 lg:pt-0">
          <h2 className="text-heading font-semibold">{t("title")}</h2>
          <button
            type="button"
            popoverTarget={filterSheetId}
            popoverTargetAction="hide"
            aria-label={t("close")}
            className="grid size-11 place-items-center rounded-pill text-ink-soft hover:bg-brand-tint lg:hidden"
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
        {links.kept.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} defaultValue={value} />
        ))}
        <noscript>
          <input type="hidden" name="stream" value="false" />
        </noscript>
        <div className="grow space-y-5 px-4 py-4 lg:px-0">
          <FilterGroup legend={t("terms")}>
            <FilterOption
              name="freeCancellation"
              value="true"
              isChosen={filters.freeCancellation ?? false}
              count={facets.freeCancellation}
            >
              {t("freeCancellation")}
            </FilterOption>
            <FilterOption
              name="payAtProperty"
              value="true"
              isChosen={filters.payAtProperty ?? false}
              count={facets.payAtProperty}
            >
              {t("payAtProperty")}
            </FilterOption>
          </FilterGroup>
          <PriceFilter view={view} />
          <FilterGroup legend={t("class")}>
            {facets.classes.map(({ value, count }) => (
              <FilterOption
                key={value}
                name="class"
                value={value}
                isChosen={filters.classes?.includes(value) ?? false}
                count={count}
              >
                {t("classOption", { count: value })}
              </FilterOption>
            ))}
          </FilterGroup>
          <FilterGroup legend={t("score")}>
            <FilterOption
              type="radio"
              name="score"
              value=""
              isChosen={filters.minimumScore === undefined}
            >
              {t("scoreAny")}
            </FilterOption>
            {facets.scores.map(({ value, count }) => (
              <FilterOption
                key={value}
                type="radio"
                name="score"
                value={value}
                isChosen={filters.minimumScore === value}
                count={count}
              >
                {t("scoreOption", { score: format.number(value) })}
              </FilterOption>
            ))}
          </FilterGroup>
          <FilterGroup legend={t("board")}>
            {facets.boards.map(({ value, count }) => (
              <FilterOption
                key={value}
                name="board"
                value={value}
                isChosen={filters.boards?.includes(value) ?? false}
                count={count}
              >
                {terms(`boards.${value}`)}
              </FilterOption>
            ))}
          </FilterGroup>
          <FilterGroup legend={t("distance", { place: placeName })}>
            <FilterOption
              type="radio"
              name="distance"
              value=""
              isChosen={filters.maximumDistance === undefined}
            >
              {t("distanceAny")}
            </FilterOption>
            {reachable.map((distance) => (
              <FilterOption
                key={distance}
                type="radio"
                name="distance"
                value={distance}
                isChosen={filters.maximumDistance === distance}
              >
                {t("distanceOption", { distance: format.number(distance) })}
              </FilterOption>
            ))}
          </FilterGroup>
          <FilterGroup legend={t("amenities")}>
            {facets.amenities.map(({ value, count }) => (
              <FilterOption
                key={value}
                name="amenity"
                value={value}
                isChosen={filters.amenities?.includes(value) ?? false}
                count={count}
              >
                {terms(`amenities.${value}`)}
              </FilterOption>
            ))}
          </FilterGroup>
          <FilterGroup legend={<label htmlFor="filter-name">{t("name")}</label>}>
            <TextInput
              id="filter-name"
              type="search"
              name="name"
              maxLength={100}
              defaultValue={filters.name ?? ""}
              enterKeyHint="search"
            />
          </FilterGroup>
        </div>
        <div className="sticky bottom-0 flex gap-3 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden lg:border-0 lg:bg-transparent lg:px-0 noscript:lg:flex">
          <a href={links.to({ filters: {} })} className={buttonClass({ look: "quiet" })}>
            {t("clear")}
          </a>
          <Button type="submit" className="grow">
            <span className="noscript:hidden">{t("show", { count: total })}</span>
            <span className="hidden noscript:inline">{t("apply")}</span>
          </Button>
        </div>
      </FilterForm>
    </FilterSheet>
  );
}

import { useTranslations } from "next-intl";
import type * as z from "zod";
import type { SearchFailure } from "@/lib/data/or-search-failure";
import type { ListQuery } from "@/lib/lists/create-list-query";
import type { ListDefinition, ListTexts, ListVisit } from "./list-definition";
import { ListFailure } from "./list-failure";
import { ListFilterForm } from "./list-filter-form";
import { ListFilters, useChipText } from "./list-filters";
import { ListFound } from "./list-found";
import { ListSize } from "./list-size";

type Neighbours = { next: string | null; previous: string | null };
type Props<S extends z.ZodObject, Page, Row> = {
  list: ListDefinition<S, Page, Row>;
  visit: ListVisit;
  query: ListQuery<S>;
  page: Page | SearchFailure;
};
const none = () => [];

/** A list's form and what it leads to, or why that can't be shown. */
export function ListView<S extends z.ZodObject, Page extends Neighbours, Row>({
  list,
  visit,
  query,
  page: found,
}: Props<S, Page, Row>) {
  const t = useTranslations(list.texts) as ListTexts;
  const { prefix } = visit;
  const { useFilters = none, Tabs, Foot } = list;
  const page = typeof found === "string" ? null : found;
  const filters = useFilters({ page, query });
  const toChip = useChipText(filters);
  const names = [...filters.map(({ name }) => name), "q"];
  const toHref = (next: ListQuery<S>) => `${prefix}${list.toPath(list.query.write(next))}`;
  const here = toHref(query);
  const first: ListQuery<S> = { ...query, after: undefined };
  const clear: ListQuery<S> = {
    ...first,
    ...Object.fromEntries(names.map((name) => [name, undefined])),
  };
  // Beside its own fields the form sends how the list is sorted, and which part of it is shown.
  const { size: _, ...kept } = list.query.write(clear);
  const chips = list.query
    .listFilters(query, names)
    .map((set) => ({ label: toChip(set), href: toHref(set.without) }));
  return (
    <div className="space-y-5">
      <ListFilterForm
        // The fields follow the address, also where a link has changed it.
        key={here}
        action={`${prefix}${list.toPath()}`}
        label={t("search")}
        search={{
          text: typeof query["q"] === "string" ? query["q"] : undefined,
          hint: t("searchHint"),
        }}
        show={t(filters.length > 0 ? "show" : "search")}
        count={chips.length - (query["q"] === undefined ? 0 : 1)}
        kept={kept}
        clearHref={toHref(clear)}
      >
        {filters.length > 0 && (
          <>
            <ListFilters filters={filters} values={query} />
            <ListSize size={Number(query["size"])} />
          </>
        )}
      </ListFilterForm>
      {typeof found === "string" && <ListFailure title={t("failed")} reason={found} href={here} />}
      {page && Tabs && <Tabs visit={visit} page={page} query={query} toHref={toHref} />}
      {page && !list.isRowless?.(page) && (
        <ListFound
          list={list}
          visit={visit}
          query={query}
          page={page}
          chips={chips}
          clear={clear}
        />
      )}
      {page && Foot && <Foot page={page} />}
    </div>
  );
}

import { useTranslations } from "next-intl";
import type * as z from "zod";
import { ButtonLink } from "@/components/ui/button-link";
import type { SearchFailure } from "@/lib/data/or-search-failure";
import type { ListQuery } from "@/lib/lists/create-list-query";
import { EmptyList } from "./empty-list";
import type { ListDefinition, ListTexts, ListVisit } from "./list-definition";
import { ListExport } from "./list-export";
import { ListFailure } from "./list-failure";
import { ListFilterForm } from "./list-filter-form";
import { ListFilters, useChipText } from "./list-filters";
import { ListFrame } from "./list-frame";
import { ListRows } from "./list-rows";
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
  const { agency, prefix, reachesAll } = visit;
  const { useFilters = none, useSorts = none, Tabs, Bar, Foot } = list;
  const page = typeof found === "string" ? null : found;
  const filters = useFilters({ page, query });
  const sorts = useSorts();
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
  const count = page ? list.countOf(page, query) : 0;
  const toNeighbour = (after: string | null) =>
    after === null ? null : toHref({ ...query, after });
  const hasOwn = !reachesAll && t.has("none.own");
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
        <ListFrame
          heading={t("count", { count })}
          chips={chips}
          clearHref={toHref(clear)}
          actions={
            count > 0 &&
            list.toExportPath && (
              <ListExport href={`${prefix}${list.toExportPath(list.query.write(first))}`} />
            )
          }
          sorts={
            count > 1
              ? sorts.map((sort) => ({
                  ...sort,
                  href: toHref({ ...first, sort: sort.name }),
                  isCurrent: sort.name === query["sort"],
                }))
              : []
          }
          pages={{ previous: toNeighbour(page.previous), next: toNeighbour(page.next) }}
        >
          {list.rowsOf(page).length > 0 ? (
            <>
              {/* A new one for each page: it counts what is selected there. */}
              {Bar && <Bar key={here} visit={visit} here={here.split("?")[1] ?? ""} />}
              <ListRows list={list} visit={visit} page={page} />
            </>
          ) : (
            <EmptyList
              isFiltered={list.isNarrowed?.(page, query) ?? chips.length > 0}
              noMatch={t("noMatch")}
              none={{
                title: t("none.title"),
                text: t(hasOwn ? "none.own" : "none.text", { agency: agency.agencyName }),
                action: t.has("none.action") && (
                  <ButtonLink href={`${prefix}/booknow`}>{t("none.action")}</ButtonLink>
                ),
              }}
            />
          )}
        </ListFrame>
      )}
      {page && Foot && <Foot page={page} />}
    </div>
  );
}

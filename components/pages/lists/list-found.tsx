import { useTranslations } from "next-intl";
import type * as z from "zod";
import { ButtonLink } from "@/components/ui/button-link";
import type { ListQuery } from "@/lib/lists/create-list-query";
import type { Chip } from "@/components/results/active-filters";
import { EmptyList } from "./empty-list";
import { ListColumns } from "./list-columns.client";
import type { ListDefinition, ListTexts, ListVisit } from "./list-definition";
import { ListExport } from "./list-export";
import { ListFrame } from "./list-frame";
import { ListRows } from "./list-rows";
import { SelectRows } from "./select-rows.client";

type Neighbours = { next: string | null; previous: string | null };
type Props<S extends z.ZodObject, Page, Row> = {
  list: ListDefinition<S, Page, Row>;
  visit: ListVisit;
  query: ListQuery<S>;
  page: Page;
  chips: readonly Chip[];
  /** The list without filters. */ clear: ListQuery<S>;
};
const none = () => [];

/** What a list's form has led to: how many there are, and a page of them, or why there are none. */
export function ListFound<S extends z.ZodObject, Page extends Neighbours, Row>({
  list,
  visit,
  query,
  page,
  chips,
  clear,
}: Props<S, Page, Row>) {
  const t = useTranslations(list.texts) as ListTexts;
  const { agency, prefix, reachesAll } = visit;
  const { useSorts = none, useColumns, selection } = list;
  const sorts = useSorts();
  const columns = useColumns(visit, page).map((column) => ({
    ...column,
    isShown: column.isRowHeader || (visit.columns[column.id] ?? !(column.isExtra ?? false)),
  }));
  const first: ListQuery<S> = { ...query, after: undefined };
  const toHref = (next: ListQuery<S>) => `${prefix}${list.toPath(list.query.write(next))}`;
  const toNeighbour = (after: string | null) =>
    after === null ? null : toHref({ ...query, after });
  const here = toHref(query);
  const count = list.countOf(page, query);
  const hasOwn = !reachesAll && t.has("none.own");
  const isSelectable = selection !== undefined && (selection.isFor?.(visit) ?? true);
  return (
    <ListFrame
      heading={t("count", { count })}
      chips={chips}
      clearHref={toHref(clear)}
      actions={
        count > 0 && (
          <div className="flex flex-wrap items-center gap-2">
            {list.toExportPath && (
              <ListExport href={`${prefix}${list.toExportPath(list.query.write(first))}`} />
            )}
            <ListColumns
              list={list.entry}
              chosen={visit.columns}
              columns={columns
                .filter(({ isRowHeader }) => !isRowHeader)
                .map(({ id, text, isShown }) => ({ id, text, isShown }))}
            />
          </div>
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
          <ListRows
            list={list}
            visit={visit}
            page={page}
            columns={columns.filter(({ isShown }) => isShown)}
            isSelectable={isSelectable}
          />
          {isSelectable && (
            // A new one for each page: it counts what is selected there.
            <SelectRows key={here} list={here.split("?")[1] ?? ""}>
              <selection.Actions visit={visit} page={page} />
            </SelectRows>
          )}
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
  );
}

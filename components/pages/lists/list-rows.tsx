import clsx from "clsx";
import { useTranslations } from "next-intl";
import type * as z from "zod";
import { ListCards, listCard } from "@/components/ui/list-cards";
import { ListTable, listCell, listRow } from "@/components/ui/list-table";
import type { ListColumn, ListDefinition, ListVisit } from "./list-definition";
import { RowCheckbox } from "./row-checkbox";

type Props<S extends z.ZodObject, Page, Row> = {
  list: ListDefinition<S, Page, Row>;
  visit: ListVisit;
  page: Page;
  /** Those that are shown. */ columns: readonly ListColumn<Row>[];
  /** Rows have a checkbox. */ isSelectable: boolean;
};

/** The rows of a page: a table on wide screens, a card for each on phones and tablets. */
export function ListRows<S extends z.ZodObject, Page, Row>({
  list: { useCard, rowsOf, keyOf, selection },
  visit,
  page,
  columns,
  isSelectable,
}: Props<S, Page, Row>) {
  const t = useTranslations("results.list");
  const toCard = useCard(visit, page);
  const rows = rowsOf(page);
  const toCheckbox = (row: Row) =>
    isSelectable && selection ? (
      <RowCheckbox value={selection.valueOf(row)} name={keyOf(row)} />
    ) : null;
  const select = { id: "select", text: <span className="sr-only">{t("column")}</span> };
  return (
    <>
      <ListTable columns={isSelectable ? [select, ...columns] : columns}>
        {rows.map((row) => (
          <tr key={keyOf(row)} data-list-row className={listRow}>
            {isSelectable && (
              <td className={clsx(listCell, "w-0 pe-1 *:block")}>{toCheckbox(row)}</td>
            )}
            {columns.map(({ id, isRowHeader, isEnd, className, cell }) =>
              isRowHeader ? (
                <th
                  key={id}
                  scope="row"
                  className={clsx(listCell, "w-1/3 max-w-0 min-w-36 text-start font-normal")}
                >
                  {cell(row)}
                </th>
              ) : (
                <td
                  key={id}
                  className={clsx(listCell, isEnd && "text-end", className ?? "max-w-56")}
                >
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </ListTable>
      <ListCards>
        {rows.map((row) => (
          <li key={keyOf(row)} data-list-row className={clsx(listCard, isSelectable && "pe-14")}>
            {toCard(row)}
            {isSelectable && (
              // Above the link that covers the card; as large as a finger.
              <label className="absolute end-1.5 top-1.5 z-10 grid size-11 place-items-center">
                {toCheckbox(row)}
              </label>
            )}
          </li>
        ))}
      </ListCards>
    </>
  );
}

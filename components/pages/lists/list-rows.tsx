import clsx from "clsx";
import type * as z from "zod";
import { ListCards, listCard } from "@/components/ui/list-cards";
import { ListTable, listCell, listRow } from "@/components/ui/list-table";
import type { ListDefinition, ListVisit } from "./list-definition";

type Props<S extends z.ZodObject, Page, Row> = {
  list: ListDefinition<S, Page, Row>;
  visit: ListVisit;
  page: Page;
};

/** The rows of a page: a table on wide screens, a card for each on phones and tablets. */
export function ListRows<S extends z.ZodObject, Page, Row>({
  list: { useColumns, useCard, rowsOf, keyOf },
  visit,
  page,
}: Props<S, Page, Row>) {
  const columns = useColumns(visit, page);
  const toCard = useCard(visit, page);
  const rows = rowsOf(page);
  return (
    <>
      <ListTable columns={columns}>
        {rows.map((row) => (
          <tr key={keyOf(row)} data-list-row className={listRow}>
            {columns.map(({ id, isRowHeader, isEnd, className, cell }) =>
              isRowHeader ? (
                <th
                  key={id}
                  scope="row"
                  className={clsx(listCell, "min-w-40 text-start font-normal", className)}
                >
                  {cell(row)}
                </th>
              ) : (
                <td key={id} className={clsx(listCell, isEnd && "text-end", className)}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </ListTable>
      <ListCards>
        {rows.map((row) => (
          <li key={keyOf(row)} data-list-row className={listCard}>
            {toCard(row)}
          </li>
        ))}
      </ListCards>
    </>
  );
}

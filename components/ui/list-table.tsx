import clsx from "clsx";
import type { ReactNode } from "react";

type Column = { id: string; text: ReactNode; /** Numbers end below each other. */ isEnd?: boolean };
type Props = { columns: readonly Column[]; /** The rows. */ children: ReactNode };

/** Of each cell of a `ListTable`: one line, as high as a finger. */
export const listCell = "h-11 truncate px-2 first:ps-3 last:pe-3";
/** Of each row of a `ListTable`. */
export const listRow = "hover:bg-brand-tint";

/** A list on wide screens, a line for each; on narrower ones it is hidden: see `ListCards`. */
export const ListTable = ({ columns, children }: Props) => (
  <div className="relative overflow-x-auto rounded-card border border-line bg-surface shadow-card max-xl:hidden">
    <table className="w-full text-sm">
      <thead className="border-b border-line bg-canvas text-ink-soft">
        <tr>
          {columns.map(({ id, text, isEnd }) => (
            <th
              key={id}
              scope="col"
              className={clsx(
                "px-2 py-2 font-semibold whitespace-nowrap first:ps-3 last:pe-3",
                isEnd ? "text-end" : "text-start",
              )}
            >
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">{children}</tbody>
    </table>
  </div>
);

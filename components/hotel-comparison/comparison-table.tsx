import clsx from "clsx";
import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import type { ComparedHotel, ComparedRates, ComparisonView } from "@/lib/data/hotel-comparison";
import { ComparisonHead } from "./comparison-head";
import { toDifferences } from "./comparison-row";
import { useComparisonGroups } from "./use-comparison-groups";
import { Fragment, type ComponentProps } from "react";

type Props = {
  columns: readonly ComparedHotel[];
  /** By id; null until they are loaded. */
  rates: ReadonlyMap<string, ComparedRates> | null;
  view: ComparisonView;
};

/**
 * The first column stays while the others are pushed sideways. On phones it would take the room of
 * a hotel: there each label is a line of its own above its values.
 */
const sticky = "sticky start-0 z-10 bg-surface max-sm:w-0 max-sm:p-0";

/** The hotels side by side; on a phone two are in sight, and the others are pushed sideways. */
export function ComparisonTable({ columns, rates, view }: Props) {
  const t = useTranslations("hotelComparison");
  const all = useComparisonGroups({ columns, rates, view });
  const groups = view.onlyDifferences ? toDifferences(all) : all;
  return (
    <div className="space-y-4">
      {groups.length === 0 && (
        <Notice>
          <p>{t("alike")}</p>
        </Notice>
      )}
      {/* Scrolled by keyboard, too. */}
      <div
        role="region"
        aria-label={t("table")}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="@container relative snap-x overflow-x-auto overscroll-x-contain rounded-card border border-line bg-surface shadow-card sm:scroll-ps-44 lg:scroll-ps-56"
      >
        <table className="w-full table-fixed border-separate border-spacing-0 text-sm">
          <caption className="sr-only">{t("table")}</caption>
          <colgroup>
            <col className="w-0 sm:w-44 lg:w-56" />
            {columns.map(({ id }) => (
              // On a phone two are in sight, and of a third that it is there.
              <col
                key={id}
                className={clsx(
                  columns.length > 2 ? "w-[47cqi]" : "w-[50cqi]",
                  "sm:w-64 lg:w-auto",
                )}
              />
            ))}
          </colgroup>
          <thead>
            <tr>
              {/* The corner above the labels of the rows is empty. */}
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
              <td className={sticky} />
              {columns.map((column, index) => (
                <th
                  key={column.id}
                  scope="col"
                  className="h-px snap-start p-2 text-start align-top font-normal sm:p-4"
                >
                  <ComparisonHead
                    column={column}
                    number={index + 1}
                    href={view.toHotelHref(column.id, rates?.get(column.id))}
                    canRemove={columns.length > 1}
                  />
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.id}>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={columns.length + 1}
                  className="border-t border-line bg-canvas py-2.5 text-start text-base font-semibold"
                >
                  <span className="sticky start-2 inline-block sm:start-4">{group.title}</span>
                </th>
              </tr>
              {group.rows.map(({ id, label, cells }) => (
                <Fragment key={id}>
                  {/* What the row's own head says to screen readers. */}
                  <tr aria-hidden className="sm:hidden">
                    <td
                      colSpan={columns.length + 1}
                      className="border-t border-line pt-2.5 font-medium text-ink-soft"
                    >
                      <span className="sticky start-2 inline-block max-w-[calc(100cqi-1rem)] px-0.5">
                        {label}
                      </span>
                    </td>
                  </tr>
                  <tr>
                    <th
                      scope="row"
                      className={`${sticky} text-start align-top font-medium hyphens-auto text-ink-soft wrap-anywhere sm:border-t sm:border-line sm:px-4 sm:py-3`}
                    >
                      <span className="max-sm:sr-only">{label}</span>
                    </th>
                    {cells.map((cell, index) => (
                      <td
                        key={columns[index]?.id}
                        className="px-2.5 pt-0.5 pb-3 align-top wrap-anywhere sm:border-t sm:border-line sm:px-4 sm:pt-3"
                      >
                        {cell ? cell.shown : <span className="text-ink-faint">–</span>}
                      </td>
                    ))}
                  </tr>
                </Fragment>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </div>
  );
}

type ComparisonProps = Omit<ComponentProps<typeof ComparisonTable>, "rates"> & {
  rates: Promise<ReadonlyMap<string, ComparedRates>>;
};

/** The table, once the suppliers have answered. */
export const Comparison = async ({ rates, ...props }: ComparisonProps) => (
  <ComparisonTable {...props} rates={await rates} />
);

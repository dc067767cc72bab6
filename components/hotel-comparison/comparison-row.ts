import type { ReactNode } from "react";

/**
 * What one hotel has in a row. `value` is what is compared: it differs exactly if the hotels do.
 */
export type ComparisonCell = { value: string; shown: ReactNode };
export type ComparisonRow = {
  id: string;
  label: string;
  /** By column; null for a hotel that is gone. */
  cells: readonly (ComparisonCell | null)[];
};
export type ComparisonGroup = { id: string; title: string; rows: readonly ComparisonRow[] };

/** Whether the hotels of a row differ; those that are gone don't count. */
export const isDifferent = ({ cells }: Pick<ComparisonRow, "cells">): boolean =>
  new Set(cells.flatMap((cell) => (cell ? [cell.value] : []))).size > 1;

/** Only what differs; groups without any such row are left out. */
export const toDifferences = (groups: readonly ComparisonGroup[]): ComparisonGroup[] =>
  groups
    .map((group) => ({ ...group, rows: group.rows.filter(isDifferent) }))
    .filter(({ rows }) => rows.length > 0);

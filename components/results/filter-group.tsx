import type { ReactNode } from "react";

export const FilterGroup = ({ legend, children }: { legend: ReactNode; children: ReactNode }) => (
  <fieldset className="filter-group">
    <legend>{legend}</legend>
    <div>{children}</div>
  </fieldset>
);

import type { ReactNode } from "react";

export const FilterGroup = ({ legend, children }: { legend: ReactNode; children: ReactNode }) => (
  <fieldset className="border-t border-line pt-4">
    <legend className="float-start mb-1 w-full font-semibold">{legend}</legend>
    <div className="clear-both">{children}</div>
  </fieldset>
);

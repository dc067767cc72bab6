import { checkboxFilter } from "./checkbox-filter";
import { radioFilter } from "./radio-filter";
import { rangeFilter } from "./range-filter";
import { textFilter } from "./text-filter";
import { toggleFilters } from "./toggle-filters";

/** What the table of a service is written with, for its own filters `F` and `Facets`. */
export const filterKinds = <F extends object, Facets>() => ({
  toggles: toggleFilters<F, Facets>(),
  checkboxes: checkboxFilter<F, Facets>(),
  radios: radioFilter<F, Facets>(),
  range: rangeFilter<F, Facets>(),
  text: textFilter<F, Facets>(),
});

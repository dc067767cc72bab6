import { checkboxFilter } from "./checkbox-filter";
import { radioFilter } from "./radio-filter";
import { rangeFilter } from "./range-filter";
import { textFilter } from "./text-filter";
import { toggleFilters } from "./toggle-filters";

/** The kinds of filters, for one service's filters `F` and `Facets`. */
export const filterKinds = <F extends object, Facets>() => ({
  toggles: toggleFilters<F, Facets>(),
  checkboxes: checkboxFilter<F, Facets>(),
  radios: radioFilter<F, Facets>(),
  range: rangeFilter<F, Facets>(),
  text: textFilter<F, Facets>(),
});

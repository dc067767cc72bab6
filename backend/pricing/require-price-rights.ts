import type { PriceTier } from "@/lib/api/contract/roles";
import { RouteError } from "../errors/route-error";

/**
 * Counts and orders by price would reveal hidden prices. `filters` and `sorts`: those of the
 * service that go by an amount. @throws RouteError 422 naming every such field, for viewers without
 * price rights
 */
export function requirePriceRights<F extends object, S extends string>(
  search: { filters: F; sort: S },
  {
    tier,
    filters,
    sorts,
  }: { tier: PriceTier; filters: readonly (keyof F & string)[]; sorts: readonly S[] },
): void {
  if (tier !== "hidden") return;
  const asked = [
    ...filters.flatMap((name) => (search.filters[name] === undefined ? [] : [`filters.${name}`])),
    ...(sorts.includes(search.sort) ? ["sort"] : []),
  ];
  const issues = asked.map((path) => ({ path, message: "is only for who may see prices" }));
  if (issues.length > 0)
    throw new RouteError(422, "invalid_input", "Some of the input is wrong", issues);
}

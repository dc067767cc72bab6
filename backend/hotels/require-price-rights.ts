import type { HotelSearch } from "@/lib/api/contract/hotels";
import type { PriceTier } from "@/lib/api/contract/roles";
import { RouteError } from "../request-context";

/**
 * Counts and orders by price would tell what somebody may not see. @throws RouteError 422 naming
 * every such field, for who has no price rights
 */
export function requirePriceRights(
  { filters, sort }: Pick<HotelSearch, "filters" | "sort">,
  tier: PriceTier,
): void {
  if (tier !== "hidden") return;
  const asked = [
    ...(["minimumPrice", "maximumPrice"] as const).flatMap((name) =>
      filters[name] === undefined ? [] : [`filters.${name}`],
    ),
    ...(sort === "price" ? ["sort"] : []),
  ];
  const issues = asked.map((path) => ({ path, message: "is only for who may see prices" }));
  if (issues.length > 0)
    throw new RouteError(422, "invalid_input", "Some of the input is wrong", issues);
}

import type { CarSort } from "@/lib/api/contract/car-terms";
import type { Pricing } from "../pricing/get-pricing";
import type { CarMatch } from "./match-cars";

const byRelevance = (a: CarMatch, b: CarMatch) =>
  b.car.relevance - a.car.relevance || (a.car.carId < b.car.carId ? -1 : 1);
const byPrice = (a: CarMatch, b: CarMatch) => a.total - b.total || byRelevance(a, b);
const scoreOf = ({ offer }: CarMatch) => offer.company.score?.value ?? -1;
const countOf = ({ offer }: CarMatch) => offer.company.score?.count ?? 0;

/**
 * In place; the same order for the same search, so that no car is on two pages. `atDesk`: by all
 * mandatory money that leaves the driver's card there, of which a deposit is none.
 */
export function sortCarMatches(
  matches: CarMatch[],
  { sort, toSale }: { sort: CarSort } & Pick<Pricing, "toSale">,
): CarMatch[] {
  const toDeskMoney = ({ offer }: CarMatch) =>
    toSale(offer.price, { isPaidOnSite: offer.payment === "atDesk" })?.dueOnSite ?? Infinity;
  const desk = new Map(
    sort === "atDesk" ? matches.map((match) => [match, toDeskMoney(match)]) : [],
  );
  const orders: Record<CarSort, (a: CarMatch, b: CarMatch) => number> = {
    best: byRelevance,
    price: byPrice,
    atDesk: (a, b) => (desk.get(a) ?? 0) - (desk.get(b) ?? 0) || byPrice(a, b),
    score: (a, b) => scoreOf(b) - scoreOf(a) || countOf(b) - countOf(a) || byRelevance(a, b),
  };
  return matches.sort(orders[sort]);
}

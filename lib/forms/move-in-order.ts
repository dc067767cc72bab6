/** A step in an order as the value of a button: what moves, and where. */
export type Move = `${string}:${"up" | "down"}`;

/** The order after a button's step; what isn't in it, or would leave it, changes nothing. */
export function moveInOrder<T extends string>(order: readonly T[], move: string | undefined): T[] {
  const [id, way] = move?.split(":") ?? [];
  const from = order.findIndex((each) => each === id);
  const to = way === "up" ? from - 1 : way === "down" ? from + 1 : from;
  const [moved, other] = [order[from], order[to]];
  if (moved === undefined || other === undefined) return [...order];
  return order.map((each, index) => (index === from ? other : index === to ? moved : each));
}

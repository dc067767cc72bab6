import { SupplierError } from "../../ports/booking-supplier";
import type { DuffelCalls } from "./duffel-calls";
import { airlineChangeSchema, type WireAirlineChange, type WireOrder } from "./wire/orders";
import type { WireSlice } from "./wire/slices";

/** What says whether a change concerns us at all. */
const headSchema = airlineChangeSchema.pick({
  id: true,
  order_id: true,
  created_at: true,
  action_taken: true,
});
const lenientSchema = airlineChangeSchema.pick({ id: true }).partial();

const toId = (told: unknown): string => lenientSchema.safeParse(told).data?.id ?? "without an id";

/** The whole plan after a change: what is added in the place of what is removed. */
export function toSlices(
  { added, removed }: Pick<WireAirlineChange, "added" | "removed">,
  { slices }: Pick<WireOrder, "slices">,
): WireSlice[] {
  const gone = new Map(removed.map(({ id }, index) => [id, added[index]]));
  // An order that has taken the change over already has no slice that is gone.
  return slices.flatMap((slice) => (gone.has(slice.id) ? (gone.get(slice.id) ?? []) : slice));
}

/** What airlines have changed, read one by one: one that can't be read hides no other. */
export function createChangeReader(calls: Pick<DuffelCalls, "listAirlineChanges">) {
  return {
    /** What waits for an answer, of those that were found since then. */
    async listOpen(
      since: Date,
      tellProblem: (id: string, problem: string) => void,
    ): Promise<WireAirlineChange[]> {
      const open: WireAirlineChange[] = [];
      for await (const told of calls.listAirlineChanges()) {
        const head = headSchema.safeParse(told).data;
        if (head && (head.action_taken || new Date(head.created_at) < since)) continue;
        const { data, error } = airlineChangeSchema.safeParse(told);
        if (data) open.push(data);
        else tellProblem(toId(told), `${error?.issues[0]?.path.join(".")} can't be read`);
      }
      return open;
    },
    /** Null where there is none. @throws SupplierError for one that can't be read */
    async find(id: string): Promise<WireAirlineChange | null> {
      for await (const told of calls.listAirlineChanges()) {
        if (toId(told) !== id) continue;
        const { data } = airlineChangeSchema.safeParse(told);
        if (data) return data;
        throw new SupplierError("malformed", `the change ${id} can't be read`);
      }
      return null;
    },
    /** Whether an airline doesn't fly any of it any more. */
    async isCalledOff(order: WireOrder): Promise<boolean> {
      for await (const told of calls.listAirlineChanges()) {
        if (headSchema.safeParse(told).data?.order_id !== order.id) continue;
        const { data } = airlineChangeSchema.safeParse(told);
        if (data && toSlices(data, order).length === 0) return true;
      }
      return false;
    },
  };
}
export type ChangeReader = ReturnType<typeof createChangeReader>;

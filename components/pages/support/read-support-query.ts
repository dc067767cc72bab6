import { bookingReferenceSchema } from "@/lib/api/contract/booking-keys";
import { listAgencyTicketsEndpoint, ticketStates } from "@/lib/api/contract/support";

type Query = Record<string, string | string[] | undefined>;

/** What a message is about, and the key of a rejected one, by the page's query; not nonsense. */
export function readSupportQuery({ booking, again }: Query): {
  booking: string | null;
  again: string | undefined;
} {
  const reference = bookingReferenceSchema.safeParse(booking);
  return {
    booking: reference.success ? reference.data : null,
    again: typeof again === "string" && /^[\w-]{36}$/.test(again) ? again : undefined,
  };
}

/** The requested part of the inbox; its start for an invalid query. */
export function readInboxQuery({ state, q, after }: Query) {
  const { shape } = listAgencyTicketsEndpoint.query;
  const cursor = shape.after.safeParse(after);
  return {
    state: ticketStates.find((each) => each === state) ?? "open",
    q: typeof q === "string" ? q.trim().slice(0, 80) : "",
    after: cursor.success ? cursor.data : undefined,
  };
}

import "server-only";
import type { Booking } from "@/lib/api/contract/bookings";
import { readBookingProblem, type BookingFormProblem } from "@/lib/bookings/booking-problems";
import { askCancellation, type AskedCancellation } from "./bookings";

/**
 * What a booking's page was asked for by its address, for those without scripts: what cancelling
 * gives back, and what went wrong with a form of it. @throws ContractError, see `createApi`
 */
export async function getBookingPageState(
  tenant: string,
  { canCancel, state, reference }: Pick<Booking, "canCancel" | "state" | "reference">,
  { query, key }: { query: Readonly<Record<string, unknown>>; key?: string | undefined },
): Promise<{ asked: AskedCancellation | null; problem: BookingFormProblem | null }> {
  const isAsked = query.cancel === "ask" && canCancel && state === "confirmed";
  return {
    asked: isAsked ? await askCancellation(tenant, { reference, key }) : null,
    problem: readBookingProblem(query.problem),
  };
}

import "server-only";
import type { Booking } from "@/lib/api/contract/bookings";
import {
  readBookingProblem,
  type AskedCancellation,
  type BookingFormProblem,
} from "@/lib/bookings/booking-problems";
import { askCancellation } from "./bookings";

export type BookingPageState = {
  /** What cancelling gives back; null until that is requested. */
  asked: AskedCancellation | null;
  /** Whether it is to be given up, unpaid as it is, is the question. */
  isEnding: boolean;
  /** Of a form of the page. */
  problem: BookingFormProblem | null;
  /** The refund that the viewer agreed to before it changed, in minor units. */
  was: number | null;
};

/** The state of a booking's page, by its URL. @throws ContractError, see `createApi` */
export async function getBookingPageState(
  tenant: string,
  { canCancel, state, reference }: Pick<Booking, "canCancel" | "state" | "reference">,
  { query, key }: { query: Readonly<Record<string, unknown>>; key?: string | undefined },
): Promise<BookingPageState> {
  const isAsked = query.cancel === "ask" && canCancel;
  const isPaid = state === "confirmed";
  return {
    asked: isAsked && isPaid ? await askCancellation(tenant, { reference, key }) : null,
    isEnding: isAsked && !isPaid,
    problem: readBookingProblem(query.problem),
    was: /^\d{1,15}$/.test(String(query.was)) ? Number(query.was) : null,
  };
}

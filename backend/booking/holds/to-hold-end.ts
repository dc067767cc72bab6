import { earlier } from "@/lib/dates/instants";
import type { Hold } from "../../ports/booking-supplier";

/** Until when what is held can be sold as it is: until space or price end, whichever is first. */
export const toHoldEnd = ({ until, priceUntil }: Hold): Date =>
  earlier(new Date(until), priceUntil === undefined ? null : new Date(priceUntil));

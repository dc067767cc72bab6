import type { AgencyBookingFilter } from "./agency-bookings";
import type { ServiceId } from "./services";

type Days = { from: string; to: string };
export type FigureFilter = Partial<AgencyBookingFilter>;

const madeIn = ({ from, to }: Days): FigureFilter => ({ bookedFrom: from, bookedTo: to });
const standingIn = (days: Days): FigureFilter => ({ ...madeIn(days), sale: "standing" });

/**
 * The list of bookings that a figure of the dashboard counts: the same filter, and so the same
 * count. Days are those of the period, or of the week in it.
 */
export const figureFilters = {
  sold: (period: Days): FigureFilter => ({ ...madeIn(period), sale: "sold" }),
  cancelled: (period: Days): FigureFilter => ({ ...madeIn(period), sale: "cancelled" }),
  /** Sales, margin and average, in one currency. */
  sales: (period: Days, currency: string): FigureFilter => ({ ...standingIn(period), currency }),
  departures: ({ from, to }: Days): FigureFilter => ({
    startsFrom: from,
    startsTo: to,
    sale: "standing",
  }),
  service: (period: Days, service: ServiceId): FigureFilter => ({ ...standingIn(period), service }),
  place: (period: Days, place: string): FigureFilter => ({ ...standingIn(period), place }),
  /** `agent`: a member's id; null for sales without an agent. */
  agent: (period: Days, agent: string | null): FigureFilter => ({
    ...standingIn(period),
    agent: agent ?? "none",
  }),
};

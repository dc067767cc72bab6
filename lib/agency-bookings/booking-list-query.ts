import {
  agencyBookingFilterSchema,
  listAgencyBookingsEndpoint,
  type AgencyBookingFilter,
  type AgencyBookingSort,
} from "@/lib/api/contract/agency-bookings";
import { bookingStates } from "@/lib/api/contract/booking-states";
import { toQueryValues, type Query, type QueryInput } from "@/lib/query-values";

/** What the list of an agency's bookings is asked for by its address. */
export type BookingListQuery = AgencyBookingFilter & {
  sort: AgencyBookingSort;
  size: number;
  after?: string | undefined;
};

const usual = listAgencyBookingsEndpoint.query.parse({});
const { state: _, ...single } = agencyBookingFilterSchema.shape;
const { sort, size, after } = listAgencyBookingsEndpoint.query.shape;
const singleFields = { ...single, sort, size, after };
type SingleName = keyof typeof singleFields;

/** From an address. What isn't a value of its field is left out, as if it hadn't been asked. */
export function readBookingListQuery(query: Query): BookingListQuery {
  const valuesOf = toQueryValues(query);
  const fields = (Object.keys(singleFields) as SingleName[]).flatMap((name) => {
    const [value] = valuesOf(name);
    const parsed = value ? singleFields[name].safeParse(value) : null;
    return parsed?.success && parsed.data !== "" ? [[name, parsed.data]] : [];
  });
  const asked = valuesOf("state").flatMap((value) => value.split(","));
  const state = bookingStates.filter((each) => asked.includes(each));
  return { ...usual, ...Object.fromEntries(fields), ...(state.length > 0 ? { state } : {}) };
}

/** For an address, without what is usual. */
export const toBookingListQuery = ({ sort, size, ...rest }: BookingListQuery): QueryInput => ({
  ...rest,
  ...(sort === usual.sort ? {} : { sort }),
  ...(size === usual.size ? {} : { size }),
});

/** For the call; undefined fields are left out of it. */
export function toFilterInput({
  sort: _sort,
  size: _size,
  after: _after,
  state,
  ...filter
}: BookingListQuery) {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  return {
    ...(Object.fromEntries(given) as typeof filter),
    ...(state ? { state: state.join(",") } : {}),
  };
}

/** How many filters are set. */
export const countFilters = ({ sort: _s, size: _n, after: _a, ...filter }: BookingListQuery) =>
  Object.values(filter).filter((value) => value !== undefined).length;

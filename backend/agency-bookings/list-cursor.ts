import * as z from "zod";
import { agencyBookingSorts, type AgencyBookingSort } from "@/lib/api/contract/agency-bookings";
import { RouteError } from "../request-context";

const hasYear = (date: string) => date >= "0001";
const cursorSchema = z.tuple([
  z.enum(agencyBookingSorts),
  z.union([z.iso.date(), z.iso.datetime({ precision: 6 })]).refine(hasYear),
  z.uuid(),
  z.enum(["next", "previous"]),
]);

/** A place in a sorted list: behind a booking, or in front of it. */
export type ListCursor = {
  sort: AgencyBookingSort;
  /** What the list is sorted by: a calendar date, or a UTC time to the microsecond. */
  value: string;
  id: string;
  way: "next" | "previous";
};

export const isByDeparture = (sort: AgencyBookingSort): boolean => sort.endsWith("departure");

export const writeCursor = ({ sort, value, id, way }: ListCursor): string =>
  Buffer.from(JSON.stringify([sort, value, id, way])).toString("base64url");

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString());
  } catch {
    return null;
  }
}

/** @throws RouteError 422 for what isn't a cursor of a list of this sort */
export function readCursor(text: string, sort: AgencyBookingSort): ListCursor {
  const cursor = cursorSchema.safeParse(parse(text));
  if (cursor.success) {
    const [ofSort, value, id, way] = cursor.data;
    const isDate = value.length === 10;
    if (ofSort === sort && isDate === isByDeparture(sort)) return { sort, value, id, way };
  }
  throw new RouteError(422, "invalid_input", "Some of the input is wrong", [
    { path: "after", message: "must be a cursor of a list of this sort" },
  ]);
}

import * as z from "zod";
import { agencyBookingSorts, type AgencyBookingSort } from "@/lib/api/contract/agency-bookings";
import { refuseInput } from "../errors/refuse-input";
import { cursorWay, packCursor, unpackCursor, type CursorWay } from "../lists/keyset-pages";

const hasYear = (date: string) => date >= "0001";
const cursorSchema = z.tuple([
  z.enum(agencyBookingSorts),
  z.union([z.iso.date(), z.iso.datetime({ precision: 6 })]).refine(hasYear),
  z.uuid(),
  cursorWay,
]);

/** A place in a sorted list: behind a booking, or in front of it. */
export type ListCursor = {
  sort: AgencyBookingSort;
  /** What the list is sorted by: a calendar date, or a UTC time to the microsecond. */
  value: string;
  id: string;
  way: CursorWay;
};

export const isByDeparture = (sort: AgencyBookingSort): boolean => sort.endsWith("departure");

export const writeCursor = ({ sort, value, id, way }: ListCursor): string =>
  packCursor([sort, value, id, way]);

/** @throws RouteError 422 for what isn't a cursor of a list of this sort */
export function readCursor(text: string, sort: AgencyBookingSort): ListCursor {
  const parts = unpackCursor(cursorSchema, text);
  if (parts) {
    const [ofSort, value, id, way] = parts;
    const isDate = value.length === 10;
    if (ofSort === sort && isDate === isByDeparture(sort)) return { sort, value, id, way };
  }
  throw refuseInput("after", "must be a cursor of a list of this sort");
}

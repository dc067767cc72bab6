import { sql, type SQL } from "drizzle-orm";
import * as z from "zod";
import { agencyBookingSorts, type AgencyBookingSort } from "@/lib/api/contract/agency-bookings";
import { dueFirst } from "../booking/bookings/booking-deadlines";
import { bookings } from "../db/schema/bookings";
import { refuseInput } from "../errors/refuse-input";
import { cursorWay, packCursor, unpackCursor, type CursorWay } from "../lists/keyset-pages";
import { toFolded } from "../lists/text-pattern";

/** A place in a sorted list: behind a booking, or in front of it. */
export type ListCursor = { sort: AgencyBookingSort; id: string; way: CursorWay };

const cursorSchema = z.tuple([z.enum(agencyBookingSorts), z.uuid(), cursorWay]);

/**
 * It names the booking, not what the list is sorted by: addresses are logged, and that may be a
 * client's name.
 */
export const writeCursor = ({ sort, id, way }: ListCursor): string => packCursor([sort, id, way]);

/** What is no cursor of a list of this sort, or of a booking that isn't in reach. */
export const refuseCursor = () => refuseInput("after", "must be a cursor of a list of this sort");

/** @throws RouteError 422 for what isn't a cursor of a list of this sort */
export function readCursor(text: string, sort: AgencyBookingSort): ListCursor {
  const [ofSort, id, way] = unpackCursor(cursorSchema, text) ?? [];
  if (ofSort !== sort || !id || !way) throw refuseCursor();
  return { sort, id, way };
}

const clientName = sql<string>`coalesce(${bookings.travellers} -> 0 ->> 'lastName', '') || ' ' || coalesce(${bookings.travellers} -> 0 ->> 'firstName', '')`;

/** What a list is sorted by, with its type; before the id, which tells equals apart. */
export function sortKeyOf(sort: AgencyBookingSort, now: Date): { by: SQL; type: SQL } {
  switch (sort) {
    case "booked":
    case "-booked":
      return { by: sql`${bookings.createdAt}`, type: sql`timestamptz` };
    case "departure":
    case "-departure":
      return { by: sql`${bookings.startsOn}`, type: sql`date` };
    case "client":
      return { by: sql`(${toFolded(clientName)} collate "C")`, type: sql`text` };
    case "-total":
      // Currencies are never compared.
      return {
        by: sql`(${bookings.currency} || lpad(${bookings.total}::text, 15, '0'))`,
        type: sql`text`,
      };
    case "deadline":
      return { by: dueFirst(now), type: sql`numeric` };
  }
}

import { toFullName } from "@/lib/api/contract/full-name";
import { and, desc, eq, gte, inArray, isNull, notInArray, or, sql } from "drizzle-orm";
import type { BookingState } from "@/lib/api/contract/booking-states";
import { dayMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import { bookings } from "../../db/schema/bookings";
import type { Transaction } from "../../db/scoped";
import type { QuoteRow } from "../quotes/find-quote";
import { foldText } from "../../reference-data/fold-text";
import { RouteError } from "../../errors/route-error";
import type { ServiceRegistry } from "../services/create-service-registry";
import type { Order } from "./check-order";

const withinMs = dayMs;
const over: BookingState[] = ["failed", "cancelRequested", "cancelled", "refunded"];
/** What a mail was sent about: a guest can find no other booking. */
const isTold = or(
  inArray(bookings.state, ["requested", "pendingSupplier", "confirmed"]),
  and(eq(bookings.isPaidLater, true), inArray(bookings.state, ["held", "paying"])),
);

type Ordering = {
  services: ServiceRegistry;
  quote: QuoteRow;
  order: Pick<Order, "bookAgain" | "travellers" | "contact">;
  /** Null for who isn't signed in. */ userId: string | null;
  /** Whether that user is signed in: the error names the booking. */ tellsReference: boolean;
  now: Date;
};

/** Who travels, in any order and spelling of capitals and accents. */
const toPeople = (travellers: Order["travellers"]): string =>
  travellers
    .map(({ firstName, lastName }) => foldText(toFullName({ firstName, lastName })))
    .toSorted()
    .join("|");

/**
 * That the same buyer hasn't booked the same thing, for the same days and people, within the last
 * day. Who isn't signed in is known by the contact's address. A change of a booking is none of it.
 * Later orders of theirs wait until this transaction is over.
 * @throws RouteError 409 `duplicate_booking`
 */
export async function requireNoDuplicate(
  tx: Transaction,
  { services, quote, order, userId, tellsReference, now }: Ordering,
): Promise<void> {
  if (order.bookAgain || quote.replaces !== null) return;
  const { agencyId, service, detail } = quote;
  const { headline, item } = detail;
  const email = order.contact.email.toLowerCase();
  const buyer = userId ?? email;
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`orders ${agencyId} ${buyer}`}, 0))`,
  );
  const earlier = await tx
    .select({
      reference: bookings.reference,
      detail: bookings.detail,
      travellers: bookings.travellers,
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.agencyId, agencyId),
        userId === null
          ? and(eq(bookings.contactEmail, email), isTold)
          : eq(bookings.userId, userId),
        eq(bookings.service, service),
        eq(bookings.startsOn, headline.starts.local.slice(0, 10)),
        eq(bookings.endsOn, headline.ends.local.slice(0, 10)),
        gte(bookings.createdAt, addMs(now, -withinMs)),
        notInArray(bookings.state, over),
        isNull(bookings.failure),
      ),
    )
    .orderBy(desc(bookings.createdAt), desc(bookings.id));
  const sold = services.getModule(service);
  const [key, people] = [sold.toKey(item), toPeople(order.travellers)];
  const first = earlier.find(
    (one) => sold.toKey(one.detail.item) === key && toPeople(one.travellers) === people,
  );
  if (!first) return;
  throw new RouteError(
    409,
    "duplicate_booking",
    "The same was booked for the same people within the last day",
    undefined,
    {},
    null,
    tellsReference && userId !== null ? { reference: first.reference } : null,
  );
}

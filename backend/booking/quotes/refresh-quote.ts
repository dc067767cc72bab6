import { and, eq } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { Extras } from "@/lib/api/contract/extras";
import type { Item, Selection } from "@/lib/api/contract/items";
import type { Quote } from "@/lib/api/contract/quotes";
import { addMs } from "@/lib/dates/instants";
import type { BookingDependencies } from "../bookings/booking-dependencies";
import { quotes, type QuotedItem } from "../../db/schema/quotes";
import type { Transaction } from "../../db/scoped";
import { refuseInput } from "../../errors/refuse-input";
import type { ServiceModule } from "../services/service-module";
import { type RequestContext } from "../../http/request-context";
import { RouteError } from "../../errors/route-error";
import { checkItem, soldOut } from "./check-item";
import { holdQuote, type HoldLimit } from "../holds/hold-quote";
import { listOwnHolds, toHoldOwner } from "../holds/own-holds";
import { heldElsewhere, quoteLifeMs, toPreviousColumns } from "./create-quote";
import { findBookingOfQuote, requireQuote, type QuoteRow } from "./find-quote";
import { getQuote } from "./get-quote";
import { priceOffer, toPriceColumns, type Priced } from "./price-offer";
import { requireBuyer } from "./require-buyer";

/**
 * Gives a quote another time at what it costs now; the total it had stays as the previous one where
 * it moved.
 */
export const renewQuote = (
  tx: Transaction,
  agency: Pick<AgencyWire, "id">,
  {
    row,
    priced,
    until,
    added = null,
  }: {
    row: QuoteRow;
    priced: Priced;
    until: Date;
    /** What was added costs more, as was said; null where nothing was. */
    added?: number | null;
  },
) =>
  tx
    .update(quotes)
    .set({
      detail: { ...priced, terms: row.detail.terms },
      ...toPriceColumns(priced.sale),
      ...toPreviousColumns(toExpected(row, { priced, added }), priced.sale),
      expiresAt: until,
    })
    .where(and(eq(quotes.agencyId, agency.id), eq(quotes.id, row.id)));

function toSelectionWith(service: ServiceModule, item: Item, extras: Extras): Selection {
  if (!service.withExtras) throw refuseInput("extras", "can't be added to this");
  return service.withExtras(service.toSelection(item), extras);
}

/** What is paid for what was added, in minor units of the quote's currency. */
function costOfExtras(
  service: ServiceModule,
  { item, charges, extrasTotal }: Pick<QuotedItem, "item" | "charges" | "extrasTotal">,
): number {
  if (extrasTotal !== undefined) return extrasTotal;
  const ids = new Set((service.extrasOf?.(item) ?? []).map(({ id }) => id));
  return charges
    .filter(({ code, isMandatory }) => isMandatory && ids.has(code))
    .reduce((sum, { amount }) => sum + (amount?.amount ?? 0), 0);
}

/** Each extra is converted by itself, the total at once. */
const roundingOf = ({ charges }: Pick<QuotedItem, "charges">): number => charges.length;

/**
 * What the total was, or would be with what was added since if nothing else had moved; undefined
 * where it is just that.
 */
function toExpected(
  { total, currency }: Pick<QuoteRow, "total" | "currency">,
  { priced, added }: { priced: Priced; added: number | null },
) {
  if (added === null) return { amount: total, currency };
  const amount = total + added;
  const isSame =
    currency === priced.sale.currency && Math.abs(priced.sale.total - amount) <= roundingOf(priced);
  return isSame ? undefined : { amount, currency };
}

const alreadyBooked = () =>
  new RouteError(409, "quote_booked", "This quote has been booked already");

/**
 * Asks the supplier again, under the same id; with other extras where some are given. What was
 * held for it is held on, or given back for what is held now.
 * @throws RouteError 401, 404 `quote_not_found`, 409 `quote_booked` or `sold_out`, 422
 *   for extras that it doesn't have, 503 `supplier_unavailable`
 */
export async function refreshQuote(
  dependencies: BookingDependencies & HoldLimit,
  context: RequestContext,
  { id, extras, holder }: { id: string; extras?: Extras; holder?: string | undefined },
): Promise<Quote> {
  const { agency, viewer } = context;
  const { db } = dependencies;
  const { row, owner, replaces } = await db.forAgency(agency.id, async (tx) => {
    const found = await requireQuote(tx, agency.id, { id, viewer });
    if (await findBookingOfQuote(tx, agency.id, id)) throw alreadyBooked();
    const buyer = toHoldOwner(context, { service: found.service, holder, id });
    return { row: found, owner: buyer, replaces: await listOwnHolds(tx, buyer) };
  });
  requireBuyer(context);
  const { item } = row.detail;
  const service = dependencies.services.getModule(item.service);
  const offer = await checkItem(dependencies, {
    agency,
    selection: extras ? toSelectionWith(service, item, extras) : service.toSelection(item),
    replaces,
    language: row.language,
  }).catch((error: unknown) => {
    // The buyer chose nothing now: what could be sold when it was quoted no longer can.
    const isRefused = !extras && error instanceof RouteError && error.status === 422;
    throw isRefused ? soldOut() : error;
  });
  const checked = await priceOffer(dependencies, agency, offer);
  const until = addMs(dependencies.now(), quoteLifeMs);
  const isHeld = checked.holdsAt === "quote";
  const held = isHeld
    ? await holdQuote(dependencies, context, { quote: row, priced: checked, owner, until })
    : null;
  const priced = held?.priced ?? checked;
  await db.forAgency(agency.id, async (tx) => {
    // It may have been booked in the meantime, at the price it had.
    const current = await requireQuote(tx, agency.id, { id, viewer, isLocked: true });
    if (await findBookingOfQuote(tx, agency.id, id)) throw alreadyBooked();
    // Extras were changed meanwhile, and the quote renewed with them.
    if (!extras && JSON.stringify(current.detail.item) !== JSON.stringify(item)) return;
    if (isHeld && !(await held?.keep(tx))) {
      // Without extras the later request's result is as fresh.
      if (extras) throw heldElsewhere();
      return;
    }
    await renewQuote(tx, agency, {
      row: current,
      priced,
      until: held?.until ?? until,
      added: extras ? costOfExtras(service, priced) - costOfExtras(service, row.detail) : null,
    });
  });
  return getQuote(dependencies, context, { id });
}

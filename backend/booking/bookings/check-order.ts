import type * as z from "zod";
import type { createBookingEndpoint } from "@/lib/api/contract/bookings";
import type { BodyOf } from "@/lib/api/contract/endpoint";
import type { Quote } from "@/lib/api/contract/quotes";
import { mayBookForClients } from "@/lib/api/contract/roles";
import { refuseInput } from "../../errors/refuse-input";
import type { QuoteRow } from "../quotes/find-quote";
import { toPayLaterUntil } from "../quotes/to-pay-later-until";
import { requireAnswers } from "./answers";
import { type Viewer } from "../../http/request-context";
import { RouteError } from "../../errors/route-error";
import type { ServiceRegistry } from "../services/create-service-registry";

export type Order = z.output<BodyOf<typeof createBookingEndpoint>>;

/**
 * @throws RouteError 422 naming the field: for a client only members book who may serve them, only
 *   what the supplier holds unpaid is paid later, the travellers fit the item, every term is
 *   accepted as it stands now
 */
export function requireComplete(
  order: Order,
  {
    viewer,
    quote,
    terms,
    services,
    now,
  }: {
    viewer: Viewer | null;
    quote: QuoteRow;
    terms: Quote["terms"];
    services: ServiceRegistry;
    now: Date;
  },
): void {
  // What takes the place of another booking is for whom that one was.
  if (order.isForClient && quote.replaces === null && !(viewer && mayBookForClients(viewer)))
    throw refuseInput("isForClient", "only travel agents who may change bookings book for clients");
  if (order.payment === "later" && !toPayLaterUntil(quote, now))
    throw refuseInput("payment", "this has to be paid when it is ordered");
  const { item, needs = [] } = quote.detail;
  requireAnswers(needs, order);
  services.getModule(item.service).requireTravellers(item, order);
  for (const { id, sha256 } of terms)
    if (!order.acceptedTerms.some((accepted) => accepted.id === id && accepted.sha256 === sha256))
      throw refuseInput("acceptedTerms", `must hold "${id}" as it stands now`);
}

/**
 * @throws RouteError 409 `quote_expired`, also for what can't be paid later any more, or
 *   `price_changed` when another total was accepted than the quote's
 */
export function requireOpenAtPrice(
  order: Order,
  { quote, now }: { quote: QuoteRow; now: Date },
): void {
  const isTooLate = order.payment === "later" && !toPayLaterUntil(quote, now);
  if (quote.expiresAt <= now || isTooLate)
    throw new RouteError(409, "quote_expired", "This price has expired");
  const { amount, currency } = order.acceptedTotal;
  if (amount !== quote.total || currency !== quote.currency)
    throw new RouteError(409, "price_changed", "The price has changed");
}

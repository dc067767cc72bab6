import {
  changeExtrasEndpoint,
  createQuoteEndpoint,
  getQuoteEndpoint,
  refreshQuoteEndpoint,
} from "@/lib/api/contract/quotes";
import type { BookingDependencies } from "../booking/bookings/booking-dependencies";
import { requireOnlineService } from "../access/require-service";
import { createLimiter } from "../limits/create-limiter";
import type { OpenCounter } from "../limits/open-counter";
import { holdLimits, limitOrder, quoteLimits } from "../limits/order-limits";
import { createQuote } from "../booking/quotes/create-quote";
import { getQuote } from "../booking/quotes/get-quote";
import { requireOnlineQuote } from "../booking/quotes/require-online-quote";
import { refreshQuote } from "../booking/quotes/refresh-quote";
import type { Handle } from "../http/request-context";

/** Prices that stand for half an hour. */
export function registerQuoteRoutes(
  handle: Handle,
  dependencies: BookingDependencies & { openCounter: OpenCounter },
): void {
  const limiter = createLimiter(quoteLimits, dependencies.openCounter);
  const holdLimiter = createLimiter(holdLimits, dependencies.openCounter);
  const quoting = { ...dependencies, holdLimiter };
  handle(createQuoteEndpoint, async (context, { body }) => {
    requireOnlineService(context, body.selection.service);
    await limitOrder(limiter, context);
    return { quote: await createQuote(quoting, context, body) };
  });
  handle(getQuoteEndpoint, async (context, { params }) => ({
    quote: await getQuote(dependencies, context, params),
  }));
  handle(refreshQuoteEndpoint, async (context, { params, body }) => {
    await requireOnlineQuote(dependencies, context, params.id);
    await limitOrder(limiter, context);
    return { quote: await refreshQuote(quoting, context, { ...params, ...body }) };
  });
  handle(changeExtrasEndpoint, async (context, { params, body }) => {
    await requireOnlineQuote(dependencies, context, params.id);
    await limitOrder(limiter, context);
    return { quote: await refreshQuote(quoting, context, { ...params, ...body }) };
  });
}

import { createAcademyCodeEndpoint, exchangeAcademyCodeEndpoint } from "@/lib/api/contract/academy";
import { createAcademyCode, exchangeAcademyCode } from "../academy/academy-codes";
import type { ScopedDatabase } from "../db/scoped";
import type { Handle } from "../http/request-context";
import { academyLimits } from "../limits/account-limits";
import { createLimiter } from "../limits/create-limiter";
import type { OpenCounter } from "../limits/open-counter";
import { limitOrder } from "../limits/order-limits";
import { requireSignedIn } from "../sessions/require-signed-in";

type Settings = { db: ScopedDatabase; openCounter: OpenCounter; now: () => Date };

/** How an agency's academy learns which member comes: by a code in the address, and a secret. */
export function registerAcademyRoutes(handle: Handle, { db, openCounter, now }: Settings): void {
  const limiter = createLimiter(academyLimits, openCounter);
  handle(createAcademyCodeEndpoint, (context) =>
    createAcademyCode(db, requireSignedIn(context), { now: now() }),
  );
  handle(exchangeAcademyCodeEndpoint, async (context, { body }) => {
    await limitOrder(limiter, context);
    return exchangeAcademyCode(db, context, { ...body, now: now() });
  });
}

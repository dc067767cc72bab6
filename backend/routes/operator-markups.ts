import * as z from "zod";
import type { ScopedDatabase } from "../db/scoped";
import type { OperatorRoute } from "../http/create-operator-route";
import { markupInputSchema } from "../pricing/markup-input";
import { listStoredMarkupRules, setMarkupRules } from "../pricing/set-markup-rules";

const path = "/api/operator/agencies/:subdomain/markups";

/** What an agency adds to net prices, as the operator of the platform sets it. */
export function registerOperatorMarkupRoutes(route: OperatorRoute, db: ScopedDatabase): void {
  route(
    "get",
    path,
    { summary: "What an agency adds to net prices, by service", response: markupInputSchema },
    async ({ params }) => ({
      rules: await listStoredMarkupRules(db, params.subdomain),
    }),
  );
  route(
    "put",
    path,
    {
      summary: "Set all of an agency's markups; those left out are gone",
      body: markupInputSchema,
      response: z.object({ ok: z.literal(true) }),
    },
    async ({ params, body }) => {
      await setMarkupRules(db, { ...params, input: body });
      return { ok: true };
    },
  );
}

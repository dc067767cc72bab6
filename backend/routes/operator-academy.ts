import * as z from "zod";
import { removeAcademySecret, setAcademySecret } from "../academy/set-academy-secret";
import type { ScopedDatabase } from "../db/scoped";
import type { OperatorRoute } from "../http/create-operator-route";

const path = "/api/operator/agencies/:subdomain/academy/secret";

/** By what an agency's academy proves that it is that, as the operator of the platform sets it. */
export function registerOperatorAcademyRoutes(
  route: OperatorRoute,
  { db, now }: { db: ScopedDatabase; now: () => Date },
): void {
  route(
    "post",
    path,
    {
      summary: "A new secret for an agency's academy, said this once; the one before ends",
      response: z.object({ secret: z.string() }),
    },
    ({ params, requestId }) => setAcademySecret(db, { ...params, requestId, now: now() }),
  );
  route(
    "delete",
    path,
    {
      summary: "Take the secret of an agency's academy away: it learns of no one any more",
      response: z.object({ ok: z.literal(true) }),
      errors: ["not_found"],
    },
    async ({ params, requestId }) => {
      await removeAcademySecret(db, { ...params, requestId, now: now() });
      return { ok: true };
    },
  );
}

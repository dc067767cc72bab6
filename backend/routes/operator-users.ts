import * as z from "zod";
import { userTypes } from "@/lib/api/contract/roles";
import type { ScopedDatabase } from "../db/scoped";
import type { OperatorRoute } from "../http/create-operator-route";
import { readJsonBody, requireValid } from "../http/read-input";
import { roleInputSchema, setRole } from "../users/set-role";

const roleSchema = z.object({ email: z.string(), userType: z.enum(userTypes), isTravelAgent: z.boolean(), isRestrictedAgent: z.boolean() });

/** People of an agency, as the operator of the platform sees to their roles: nobody opens an account as an agency's owner. */
export function registerOperatorUserRoutes(route: OperatorRoute, db: ScopedDatabase): void {
  route(
    "put",
    "/api/operator/agencies/:subdomain/users",
    { summary: "Give somebody with an account another role; their sessions end", body: roleInputSchema, response: z.object({ user: roleSchema }) },
    async (c) => {
      const input = requireValid(roleInputSchema, await readJsonBody(c.req));
      return { user: await setRole(db, c.req.param("subdomain") ?? "", { input, requestId: c.get("requestId") }) };
    },
  );
}

import * as z from "zod";
import { userTypes } from "@/lib/api/contract/roles";
import { requireAgencyId } from "../agencies/require-agency-id";
import type { ScopedDatabase } from "../db/scoped";
import type { OperatorRoute } from "../http/create-operator-route";
import type { Limiter } from "../limits/create-limiter";
import type { Throttle } from "../limits/create-throttle";
import { erasePersonOf, exportPersonOf, personInputSchema } from "../people/people-of-agency";
import { RouteError } from "../errors/route-error";
import { findUser } from "../users/get-user";
import { listedUserSchema, listUsers } from "../users/list-users";
import { roleInputSchema, setRole } from "../users/set-role";

const roleSchema = z.object({
  email: z.string(),
  userType: z.enum(userTypes),
  isTravelAgent: z.boolean(),
  isRestrictedAgent: z.boolean(),
});
const ok = z.object({ ok: z.literal(true) });
const references = z.array(z.string());
const erasedSchema = z.object({
  hadAccount: z.boolean(),
  left: z.object({
    standing: references,
    kept: references,
    keptUntil: z.iso.date().nullable(),
    erased: references,
  }),
});

type Settings = {
  db: ScopedDatabase;
  now: () => Date;
  passwordLimiter: Limiter;
  signInThrottle: Throttle;
};

/**
 * People of an agency, as the operator of the platform sees to them: their roles, their accounts,
 * and their data when they ask for it.
 */
export function registerOperatorUserRoutes(
  route: OperatorRoute,
  { db, now, passwordLimiter, signInThrottle }: Settings,
): void {
  const agency = "/api/operator/agencies/:subdomain";

  route(
    "get",
    `${agency}/users`,
    {
      summary: "Everybody with an account at an agency",
      response: z.object({ users: z.array(listedUserSchema) }),
    },
    async ({ params }) => {
      const agencyId = await db.forOperator((tx) => requireAgencyId(tx, params.subdomain));
      return { users: await db.forAgency(agencyId, (tx) => listUsers(tx, agencyId)) };
    },
  );
  route(
    "put",
    `${agency}/users`,
    {
      summary: "Give somebody with an account another role; their sessions end",
      body: roleInputSchema,
      response: z.object({ user: roleSchema }),
      errors: ["user_not_found"],
    },
    async ({ params, body, requestId }) => ({
      user: await setRole(db, params.subdomain, { input: body, requestId }),
    }),
  );
  route(
    "post",
    `${agency}/users/unlock`,
    { summary: "Forget the wrong passwords of an account", body: personInputSchema, response: ok },
    async ({ params, body: { email } }) => {
      const agencyId = await db.forOperator((tx) => requireAgencyId(tx, params.subdomain));
      if (!(await db.forAgency(agencyId, (tx) => findUser(tx, { email }))))
        throw new RouteError(404, "user_not_found", "Nobody has an account by that address there");
      const about = { agencyId, account: email };
      await Promise.all([passwordLimiter.clear(about), signInThrottle.clear(about)]);
      return { ok: true as const };
    },
  );
  type PersonInput = {
    params: { subdomain: string };
    body: z.output<typeof personInputSchema>;
    requestId: string;
  };
  const erase =
    (needsAccount: boolean) =>
    ({ params, body, requestId }: PersonInput) =>
      erasePersonOf(db, params.subdomain, { ...body, needsAccount, requestId, now: now() });
  const removal = {
    summary: "Delete an account and erase the person, as their own deletion does",
    body: personInputSchema,
    response: erasedSchema,
  };
  route("post", `${agency}/users/remove`, removal, erase(true));

  // Addresses go in bodies: paths are in logs.
  const exported = z.object({ person: z.looseObject({ email: z.string() }) });
  route(
    "post",
    `${agency}/people/export`,
    { summary: "All that an agency has of a person", body: personInputSchema, response: exported },
    async ({ params, body }) => ({
      person: await exportPersonOf(db, params.subdomain, body),
    }),
  );
  const erasure = {
    summary: "Erase a person, with or without an account; what is kept is named",
    body: personInputSchema,
    response: erasedSchema,
  };
  route("post", `${agency}/people/erase`, erasure, erase(false));
}

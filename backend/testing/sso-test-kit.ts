import { and, count, desc, eq } from "drizzle-orm";
import type * as z from "zod";
import type { ssoProviderInputSchema } from "@/lib/api/contract/sso";
import { securityEvents, sessions } from "../db/schema/users";
import { operatorToken, type TestBackend } from "./open-test-backend";
import type { TestAgency } from "./test-agencies";

const operator = { Authorization: `Bearer ${operatorToken}` };

/** Helpers of the single sign-on tests besides calling the backend. */
export const toSsoTestKit = (backend: TestBackend) => ({
  /** Like an operator, with validation. */
  setProvider: async (
    agency: TestAgency,
    input: Omit<z.input<typeof ssoProviderInputSchema>, "id"> & { id?: string },
  ) => {
    const answer = await backend.call(`PUT /api/operator/agencies/${agency}/sso`, {
      headers: operator,
      body: { id: "agency", ...input },
    });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  },
  removeProvider: (agency: TestAgency, id: string) =>
    backend.call(`DELETE /api/operator/agencies/${agency}/sso/${id}`, { headers: operator }),
  changeAgency: async (agency: TestAgency, fields: object) => {
    const { body } = await backend.call(`GET /api/operator/agencies/${agency}`, {
      headers: operator,
    });
    const { version } = body.agency as { version: number };
    const answer = await backend.call(`PUT /api/operator/agencies/${agency}`, {
      headers: operator,
      body: { ...fields, version },
    });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  },
  countSessions: (agency: TestAgency) =>
    backend.db.forAgency(
      backend.ids[agency],
      async (tx) => (await tx.select({ all: count() }).from(sessions))[0]?.all ?? -1,
    ),
  /** Why the latest sign-in was rejected, from the audit trail. */
  lastRefusal: (agency: TestAgency) =>
    backend.db.forAgency(backend.ids[agency], async (tx) => {
      const refused = and(
        eq(securityEvents.agencyId, backend.ids[agency]),
        eq(securityEvents.event, "ssoRefused"),
      );
      const [event] = await tx
        .select()
        .from(securityEvents)
        .where(refused)
        .orderBy(desc(securityEvents.createdAt))
        .limit(1);
      return event ?? null;
    }),
});

import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import {
  acceptInvitationEndpoint,
  inviteMemberEndpoint,
  listTeamEndpoint,
  type Invitation,
} from "@/lib/api/contract/team";
import { loginEndpoint } from "@/lib/api/contract/sessions";
import type { Endpoint } from "@/lib/api/contract/endpoint";
import { auditEvents } from "../db/schema/audit-events";
import { mails } from "../db/schema/mails";
import { sessions, users } from "../db/schema/users";
import type { DemoRole } from "../demo/demo-users";
import { openMail } from "../mail/sealed-mail";
import { openBookingKit } from "./open-booking-kit";
import type { TestAgency } from "./test-agencies";

export const newPassword = "seven-Quiet-harbours-17";
type By = { as: DemoRole; agency?: TestAgency };

/** A backend with bookings to make in it, and the calls of its team. */
export async function openTeamKit(options: Parameters<typeof openBookingKit>[0] = {}) {
  const kit = await openBookingKit(options);
  const { backend } = kit;
  const inAgency = <T>(
    agency: TestAgency,
    work: Parameters<typeof backend.db.forAgency<T>>[1],
  ): Promise<T> => backend.db.forAgency(backend.ids[agency], work);
  const idOf = (role: string, agency: TestAgency = "alpha") =>
    inAgency(agency, async (tx) => {
      const rows = await tx.select({ id: users.id, email: users.email }).from(users);
      return rows.find(({ email }) => email.startsWith(`${role}@`))?.id ?? "";
    });
  const rowOf = (id: string, agency: TestAgency = "alpha") =>
    inAgency(agency, async (tx) => {
      const [row] = await tx.select().from(users).where(eq(users.id, id));
      if (!row) throw new Error(`there is no ${id}`);
      return row;
    });
  let others = 0;
  return {
    kit,
    backend,
    inAgency,
    idOf,
    rowOf,
    close: () => kit.close(),
    /** Calls about the member or invitation of that id. */
    ask: (endpoint: Endpoint, { as, agency = "alpha" }: By, id: string, body?: object) =>
      backend.call(endpoint, { as, agency, params: { id }, ...(body ? { body } : {}) }),
    invite: ({ as, agency = "alpha" }: By, input: object = {}) =>
      backend.call(inviteMemberEndpoint, {
        as,
        agency,
        body: {
          firstName: "Nora",
          lastName: "Berg",
          email: `nora${(others += 1)}@example.com`,
          userType: "TravelAgent",
          idempotencyKey: randomUUID(),
          ...input,
        },
      }),
    list: async ({ as, agency = "alpha" }: By, query: Record<string, string> = {}) =>
      (await backend.call(listTeamEndpoint, { as, agency, query })).body as {
        members: { id: string; name: string; email: string }[];
        invitations: Invitation[];
        total: number;
        next: string | null;
        previous: string | null;
      },
    accept: (token: string, input: object = {}, agency: TestAgency = "alpha") =>
      backend.call(acceptInvitationEndpoint, {
        agency,
        body: { token, firstName: "Nora", lastName: "Berg", password: newPassword, ...input },
      }),
    logIn: (email: string, password = newPassword) =>
      backend.call(loginEndpoint, { body: { email, password } }),
    /** Mails to an address, the latest first. */
    mailsTo: (email: string, agency: TestAgency = "alpha") =>
      inAgency(agency, async (tx) => {
        const rows = await tx.select().from(mails).where(eq(mails.recipient, email));
        return rows
          .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
          .map((row) => ({ ...row, ...openMail(tx, row) }));
      }),
    audit: () =>
      inAgency("alpha", (tx) =>
        tx.select().from(auditEvents).orderBy(asc(auditEvents.createdAt), asc(auditEvents.id)),
      ),
    sessionsOf: (id: string) =>
      inAgency("alpha", (tx) => tx.select().from(sessions).where(eq(sessions.userId, id))),
    /** From then on nothing has been proven in these sessions for long. */
    age: (id: string) =>
      inAgency("alpha", (tx) =>
        tx
          .update(sessions)
          .set({ provenAt: new Date("2020-01-01T00:00:00Z") })
          .where(eq(sessions.userId, id)),
      ),
  };
}
export type TeamKit = Awaited<ReturnType<typeof openTeamKit>>;

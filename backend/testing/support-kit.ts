import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import {
  changeTicketEndpoint,
  createTicketEndpoint,
  getTicketEndpoint,
  listAgencyEnquiriesEndpoint,
  listAgencyTicketsEndpoint,
  replyToTicketEndpoint,
  setTicketStateEndpoint,
  type InboxTicket,
  type Ticket,
  type TicketThread,
} from "@/lib/api/contract/support";
import type { ThreadState } from "@/lib/api/contract/threads";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { DemoRole } from "../demo/demo-users";
import { auditEvents } from "../db/schema/audit-events";
import { mails } from "../db/schema/mails";
import { ticketMessages, tickets } from "../db/schema/tickets";
import { users } from "../db/schema/users";
import { openMail } from "../mail/sealed-mail";
import { openTestBackend } from "./open-test-backend";
import type { TestAgency } from "./test-agencies";

type InboxPage = {
  tickets: InboxTicket[];
  counts: Record<ThreadState, number>;
  next: string | null;
};
type Caller = { as: DemoRole; agency?: TestAgency };

/** A backend with a clock, and support requests to ask, answer, close and hand over in it. */
export async function openSupportKit() {
  const clock = { now: new Date("2026-11-21T12:00:00Z") };
  const backend = await openTestBackend({ now: () => clock.now });
  const inAgency = <T>(
    agency: TestAgency,
    work: Parameters<typeof backend.db.forAgency<T>>[1],
  ): Promise<T> => backend.db.forAgency(backend.ids[agency], work);
  return {
    backend,
    close: () => backend.close(),
    /** By a minute, or as many as wanted. */
    wait(minutes = 1) {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    },
    async ask({ as, agency = "alpha" }: Caller, input: object = {}): Promise<string> {
      const { body } = await backend.call(createTicketEndpoint, {
        agency,
        as,
        body: {
          subject: "A cot in the room",
          message: "May we have a cot, please?",
          idempotencyKey: randomUUID(),
          ...input,
        },
      });
      return (body.ticket as Ticket).reference;
    },
    read: (reference: string, asked: Caller) =>
      backend.call(getTicketEndpoint, { ...asked, params: { reference } }),
    async thread(reference: string, asked: Caller): Promise<TicketThread> {
      const { body } = await backend.call(getTicketEndpoint, { ...asked, params: { reference } });
      return body as TicketThread;
    },
    reply: (reference: string, asked: Caller, input: object = {}) =>
      backend.call(replyToTicketEndpoint, {
        ...asked,
        params: { reference },
        body: { text: "Here it is.", idempotencyKey: randomUUID(), ...input },
      }),
    setState: (reference: string, asked: Caller, body: object) =>
      backend.call(setTicketStateEndpoint, { ...asked, params: { reference }, body }),
    change: (reference: string, asked: Caller, change: object) =>
      backend.call(changeTicketEndpoint, {
        ...asked,
        params: { reference },
        body: { assigneeId: null, followUpOn: null, booking: null, ...change },
      }),
    async inbox(asked: Caller, query: Record<string, string> = {}) {
      const { body } = await backend.call(listAgencyTicketsEndpoint, { ...asked, query });
      return body as InboxPage;
    },
    async enquiries(asked: Caller, query: Record<string, string> = {}) {
      const { body } = await backend.call(listAgencyEnquiriesEndpoint, { ...asked, query });
      return body as InboxPage;
    },
    idOf: (role: DemoRole, agency: TestAgency = "alpha") =>
      inAgency(agency, async (tx) => {
        const rows = await tx.select({ id: users.id, email: users.email }).from(users);
        return rows.find(({ email }) => email.startsWith(`${role}@`))?.id ?? "";
      }),
    setLanguage: (role: DemoRole, language: LanguageCode) =>
      inAgency("alpha", (tx) =>
        tx
          .update(users)
          .set({ language })
          .where(eq(users.email, `${role}@alpha.localhost`)),
      ),
    /** All rows of an agency, to compare before and after. */
    rows: (agency: TestAgency = "alpha") =>
      inAgency(agency, async (tx) => ({
        tickets: await tx.select().from(tickets).orderBy(asc(tickets.id)),
        messages: await tx.select().from(ticketMessages).orderBy(asc(ticketMessages.id)),
      })),
    mails: (agency: TestAgency = "alpha") =>
      inAgency(agency, async (tx) =>
        (await tx.select().from(mails).orderBy(asc(mails.createdAt))).map((row) => ({
          ...row,
          ...openMail(tx, row),
        })),
      ),
    audit: (agency: TestAgency = "alpha") =>
      inAgency(agency, (tx) =>
        tx.select().from(auditEvents).orderBy(asc(auditEvents.createdAt), asc(auditEvents.action)),
      ),
  };
}
export type SupportKit = Awaited<ReturnType<typeof openSupportKit>>;

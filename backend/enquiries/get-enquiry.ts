import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import type { getEnquiryEndpoint, replyToEnquiryEndpoint } from "@/lib/api/contract/enquiries";
import { toFullName } from "@/lib/api/contract/full-name";
import { enquiries } from "../db/schema/enquiries";
import { tickets } from "../db/schema/tickets";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { equalsSecret } from "../http/equals-secret";
import { type RequestContext } from "../http/request-context";
import { RouteError } from "../errors/route-error";
import type { Limiter } from "../limits/create-limiter";
import { limitOrder } from "../limits/order-limits";
import { toTokenHash } from "../secrets/opaque-token";
import { lockWriter } from "../support/limit-messages";
import { listEntries } from "../support/list-entries";
import { writeReply } from "../support/reply-to-ticket";
import { toEnquiry } from "../support/to-enquiry";

type EnquiryContext = Pick<RequestContext, "agency" | "viewer">;
type Access = { reference: string; key?: string | undefined };

/**
 * An enquiry with its thread; `senderId` is null for a viewer who has only the key.
 * @throws RouteError 404 `enquiry_not_found`, whichever is wrong
 */
async function requireEnquiry(
  tx: Transaction,
  { agency, viewer }: EnquiryContext,
  { reference, key, isLocked = false }: Access & { isLocked?: boolean },
) {
  const query = tx
    .select({ enquiry: enquiries, ticket: tickets })
    .from(enquiries)
    .innerJoin(tickets, eq(tickets.enquiryId, enquiries.id))
    .where(and(eq(enquiries.agencyId, agency.id), eq(enquiries.reference, reference)));
  const [found] = isLocked ? await query.for("update", { of: tickets }) : await query;
  const isTheirs = Boolean(viewer && found?.enquiry.userId === viewer.userId);
  const hash = key === undefined ? null : toTokenHash(key);
  const hasKey =
    hash !== null && found?.enquiry.keyHashes.some((each) => equalsSecret(hash, each)) === true;
  if (!found || !(isTheirs || hasKey))
    throw new RouteError(404, "enquiry_not_found", "There is no such enquiry");
  return { ...found, senderId: isTheirs ? found.enquiry.userId : null };
}

/**
 * The user's own enquiry, or one by its key, with all that was written since.
 * @throws RouteError 404 `enquiry_not_found`
 */
export const getEnquiry = (
  db: ScopedDatabase,
  context: RequestContext,
  access: Access,
): Promise<z.output<typeof getEnquiryEndpoint.response>> =>
  db.forAgency(context.agency.id, async (tx) => {
    const { enquiry, ticket, senderId } = await requireEnquiry(tx, context, access);
    return {
      enquiry: toEnquiry(enquiry, ticket, context),
      entries: await listEntries(tx, ticket, { readerId: senderId, hasNotes: false }),
    };
  });

type Reply = Omit<z.output<typeof replyToEnquiryEndpoint.body>, "key"> & Access & { now: Date };

/**
 * Writes on about the user's own enquiry, or one by its key. What comes without an account is
 * limited by network, too: anyone can have a key.
 * @throws RouteError 404 `enquiry_not_found`, and as `writeReply`
 */
export const replyToEnquiry = (
  { db, limiter }: { db: ScopedDatabase; limiter: Limiter },
  context: RequestContext,
  { reference, key, ...reply }: Reply,
): Promise<z.output<typeof replyToEnquiryEndpoint.response>> =>
  db.forAgency(context.agency.id, async (tx) => {
    const { agency, viewer } = context;
    // Before the thread, as everywhere.
    if (viewer) await lockWriter(tx, viewer);
    const access = { reference, key, isLocked: true };
    const { enquiry, ticket, senderId } = await requireEnquiry(tx, context, access);
    const author = { id: senderId, name: toFullName(enquiry), fromAgency: false };
    const limit = () => limitOrder(limiter, context, { account: reference });
    const written = await writeReply(
      tx,
      agency,
      { ticket, author, ...(senderId === null && { limit }) },
      { ...reply, isNote: false },
    );
    return { entries: written.ticket.entries };
  });

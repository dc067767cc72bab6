import { toFullName } from "@/lib/api/contract/full-name";
import { createHash, randomUUID } from "node:crypto";
import { and, eq, type InferSelectModel } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import {
  toFirstDay,
  type EnquiryDeal,
  type EnquiryDetails,
  type EnquiryInput,
} from "@/lib/api/contract/enquiries";
import { toEnquiryTitle } from "@/lib/api/contract/to-enquiry-title";
import { serviceById } from "@/lib/api/contract/services";
import { newReference } from "../access/new-reference";
import { shipLines } from "../cruises/ship-lines";
import { enquiries } from "../db/schema/enquiries";
import { tickets } from "../db/schema/tickets";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { toEarliestToday } from "@/lib/dates/earliest-today";
import { requireService } from "../access/require-service";
import { refuseInput } from "../errors/refuse-input";
import type { Limiter } from "../limits/create-limiter";
import { limitOrder } from "../limits/order-limits";
import { mayStrangerMail, toMailbox, type RecipientLimiters } from "../limits/recipient-limits";
import { getAgencyAddress } from "../agencies/get-agency-address";
import { queueMail } from "../mail/queue-mail";
import { toSiteUrl } from "../mail/site-url";
import { type RequestContext } from "../http/request-context";
import { RouteError } from "../errors/route-error";
import { toTokenHash } from "../secrets/opaque-token";
import type { DealTokens } from "./deal-token";
import { toEnquiryKey, toIdempotencyHash } from "./enquiry-key";
import { toViewerDeal } from "../support/to-enquiry";

type EnquiryRow = InferSelectModel<typeof enquiries>;
type Dependencies = {
  db: ScopedDatabase;
  limiter: Limiter;
  recipients: RecipientLimiters;
  dealTokens: DealTokens;
  now: () => Date;
};

const toFingerprint = (input: EnquiryInput, userId: string | null): string =>
  createHash("sha256")
    .update(
      JSON.stringify([
        input.details,
        input.deal,
        input.contact,
        input.preferredContact,
        input.message,
        userId,
      ]),
    )
    .digest("hex");

/** Rejects travel dates that have passed everywhere. */
function requireFuture(details: EnquiryDetails, now: Date): void {
  const first = toFirstDay(details);
  const earliest = toEarliestToday(now);
  if (first && first.day < earliest)
    throw refuseInput(`details.${first.name}`, "must not be in the past");
  if (
    details.service === "cruises" &&
    details.month !== null &&
    details.month < earliest.slice(0, 7)
  )
    throw refuseInput("details.month", "must not be in the past");
  if (
    details.service === "cruises" &&
    details.line !== null &&
    !shipLines.some(({ code }) => code === details.line)
  )
    throw refuseInput("details.line", "is not a cruise line we know");
}

/**
 * Stores an enquiry, and queues mails to the agency and the sender in the same transaction, to a
 * sender who isn't signed in as far as the mailbox gets any. The same key with the same content is
 * the same enquiry.
 * @throws RouteError 404 unless the service is sold on request, 422 for a past day or if the key
 * was used with other content, 429
 */
export async function createEnquiry(
  { db, limiter, recipients, dealTokens, now }: Dependencies,
  context: RequestContext,
  input: EnquiryInput,
): Promise<{ reference: string; key: string }> {
  const { agency, viewer } = context;
  const { details } = input;
  if (requireService(context, details.service) !== "on-request")
    throw new RouteError(404, "service_not_on_request", "This service is booked online");
  requireFuture(details, now());
  const opened =
    input.deal === null
      ? null
      : dealTokens.open(input.deal, { agencyId: agency.id, service: details.service });
  const deal = opened && toViewerDeal(opened, context);
  const key = toEnquiryKey(agency.id, input.idempotencyKey);
  const fingerprint = toFingerprint(input, viewer?.userId ?? null);
  const idempotencyHash = toIdempotencyHash(input.idempotencyKey);
  const reference = await db.forAgency(agency.id, async (tx) => {
    const earlier = await findByOrder(tx, agency.id, { idempotencyHash, fingerprint });
    if (earlier) return earlier.reference;
    const { contact, preferredContact, message } = input;
    const [created] = await tx
      .insert(enquiries)
      .values({
        ...contact,
        agencyId: agency.id,
        userId: viewer?.userId ?? null,
        reference: newReference("E"),
        details,
        deal,
        preferredContact,
        message,
        language: context.language,
        keyHashes: [toTokenHash(key)],
        idempotencyHash,
        fingerprint,
        createdAt: now(),
      })
      .onConflictDoNothing({ target: [enquiries.agencyId, enquiries.idempotencyHash] })
      .returning();
    if (created) {
      await tx.insert(tickets).values({
        agencyId: agency.id,
        userId: created.userId,
        enquiryId: created.id,
        reference: created.reference,
        subject: toEnquiryTitle(created) ?? created.reference,
        message,
        idempotencyKey: randomUUID(),
        createdAt: created.createdAt,
        updatedAt: created.createdAt,
      });
      // Only new ones count, by recipient: no mailbox can be flooded from here.
      const { email } = input.contact;
      await limitOrder(limiter, context, { account: toMailbox(email) });
      const isAnswered =
        viewer !== null || (await mayStrangerMail(recipients, { agencyId: agency.id, email }));
      await queueEnquiryMails(tx, agency, { enquiry: created, key, isAnswered });
    }
    // A concurrent call with the key was faster.
    const same = created ?? (await findByOrder(tx, agency.id, { idempotencyHash, fingerprint }));
    if (!same) throw new Error("an enquiry that was just written isn't there");
    return same.reference;
  });
  return { reference, key };
}

type Order = { idempotencyHash: string; fingerprint: string };

async function findByOrder(
  tx: Transaction,
  agencyId: string,
  { idempotencyHash, fingerprint }: Order,
): Promise<EnquiryRow | null> {
  const [found] = await tx
    .select()
    .from(enquiries)
    .where(and(eq(enquiries.agencyId, agencyId), eq(enquiries.idempotencyHash, idempotencyHash)));
  if (found && found.fingerprint !== fingerprint)
    throw new RouteError(
      422,
      "idempotency_key_reused",
      "This key was used for another enquiry before",
    );
  return found ?? null;
}

const toLineName = (details: EnquiryDetails): string | null =>
  details.service === "cruises"
    ? (shipLines.find(({ code }) => code === details.line)?.name ?? null)
    : null;

/** One mail to each, however often the enquiry is sent; to the sender only if it `isAnswered`. */
async function queueEnquiryMails(
  tx: Transaction,
  agency: AgencyWire,
  { enquiry, key, isAnswered }: { enquiry: EnquiryRow; key: string; isAnswered: boolean },
): Promise<void> {
  const {
    reference,
    details,
    firstName,
    lastName,
    email,
    phone,
    preferredContact,
    message,
    language,
  } = enquiry;
  const deal: EnquiryDeal | null = enquiry.deal;
  const facts = { reference, details, deal, lineName: toLineName(details) };
  const to = await getAgencyAddress(tx, agency);
  if (to)
    await queueMail(tx, agency, {
      kind: "enquiryForAgency",
      to,
      language: agency.defaultLanguage,
      replyTo: email,
      enquiry: facts,
      from: { name: toFullName({ firstName, lastName }), email, phone, preferredContact },
      message,
      inboxLink: toSiteUrl(agency, `/enquiries/${reference}`, {
        language: agency.defaultLanguage,
      }),
    });
  if (!isAnswered) return;
  const { path } = serviceById(details.service);
  await queueMail(tx, agency, {
    kind: "enquiryReceived",
    to: email,
    language,
    firstName,
    enquiry: facts,
    statusLink: toSiteUrl(agency, `${path}/enquiry/${reference}?key=${key}`, { language }),
  });
}

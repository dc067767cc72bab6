import { eq, getTableColumns, type InferSelectModel } from "drizzle-orm";
import type { Enquiry, EnquiryDeal } from "@/lib/api/contract/enquiries";
import type { PriceTier } from "@/lib/api/contract/roles";
import { toThreadState } from "@/lib/api/contract/threads";
import { enquiries } from "../db/schema/enquiries";
import type { Transaction } from "../db/scoped";
import type { TicketRow } from "./to-ticket";

const {
  keyHashes: _keys,
  idempotencyHash: _order,
  fingerprint: _content,
  ...enquiryColumns
} = getTableColumns(enquiries);
type EnquiryFacts = Omit<
  InferSelectModel<typeof enquiries>,
  "keyHashes" | "idempotencyHash" | "fingerprint"
>;

/** What an enquiry is about, without its secrets; null if the transaction's role sees none. */
export async function findEnquiry(tx: Transaction, id: string): Promise<EnquiryFacts | null> {
  const [row] = await tx.select(enquiryColumns).from(enquiries).where(eq(enquiries.id, id));
  return row ?? null;
}

/** The deal of an enquiry, without its price for viewers who may see none. */
export const toViewerDeal = (
  deal: EnquiryDeal,
  { priceTier }: { priceTier: PriceTier },
): EnquiryDeal => (priceTier === "hidden" ? { ...deal, price: null } : deal);

/** A stored enquiry for a viewer; viewers who may see no prices see none here either. */
export const toEnquiry = (
  row: EnquiryFacts,
  ticket: Pick<TicketRow, "status" | "isAnswered">,
  viewer: { priceTier: PriceTier },
): Enquiry => ({
  reference: row.reference,
  state: toThreadState(ticket),
  details: row.details,
  deal: row.deal && toViewerDeal(row.deal, viewer),
  contact: { firstName: row.firstName, lastName: row.lastName, email: row.email, phone: row.phone },
  preferredContact: row.preferredContact,
  message: row.message,
  createdAt: row.createdAt.toISOString(),
});

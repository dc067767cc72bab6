import type { InferSelectModel } from "drizzle-orm";
import type { Enquiry, EnquiryDeal } from "@/lib/api/contract/enquiries";
import type { PriceTier } from "@/lib/api/contract/roles";
import type { enquiries } from "../db/schema/enquiries";

export type EnquiryRow = InferSelectModel<typeof enquiries>;

/** The deal of an enquiry, without its price for viewers who may see none. */
export const toViewerDeal = (
  deal: EnquiryDeal,
  { priceTier }: { priceTier: PriceTier },
): EnquiryDeal => (priceTier === "hidden" ? { ...deal, price: null } : deal);

/** A stored enquiry for a viewer; viewers who may see no prices see none here either. */
export const toEnquiry = (row: EnquiryRow, viewer: { priceTier: PriceTier }): Enquiry => ({
  reference: row.reference,
  state: row.state,
  details: row.details,
  deal: row.deal && toViewerDeal(row.deal, viewer),
  contact: { firstName: row.firstName, lastName: row.lastName, email: row.email, phone: row.phone },
  preferredContact: row.preferredContact,
  message: row.message,
  createdAt: row.createdAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
  closedAt: row.closedAt?.toISOString() ?? null,
});

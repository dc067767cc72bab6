import { and, desc, eq } from "drizzle-orm";
import type { Enquiry } from "@/lib/api/contract/enquiries";
import { enquiries } from "../db/schema/enquiries";
import { tickets } from "../db/schema/tickets";
import type { ScopedDatabase } from "../db/scoped";
import type { RequestContext, Viewer } from "../http/request-context";
import { toEnquiry } from "../support/to-enquiry";

const ownMaximum = 50;

/** The latest enquiries of one user at this agency. */
export const listEnquiries = (
  db: ScopedDatabase,
  { agency, viewer, priceTier }: Pick<RequestContext, "agency" | "priceTier"> & { viewer: Viewer },
): Promise<Enquiry[]> =>
  db.forAgency(agency.id, async (tx) => {
    const isTheirs = and(eq(enquiries.agencyId, agency.id), eq(enquiries.userId, viewer.userId));
    const rows = await tx
      .select({ enquiry: enquiries, ticket: tickets })
      .from(enquiries)
      .innerJoin(tickets, eq(tickets.enquiryId, enquiries.id))
      .where(isTheirs)
      .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
      .limit(ownMaximum);
    return rows.map(({ enquiry, ticket }) => toEnquiry(enquiry, ticket, { priceTier }));
  });

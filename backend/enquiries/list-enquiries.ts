import { and, count, desc, eq, type SQL } from "drizzle-orm";
import type { Enquiry, EnquiryState } from "@/lib/api/contract/enquiries";
import { resolveReach } from "@/lib/api/contract/roles";
import { enquiries } from "../db/schema/enquiries";
import type { ScopedDatabase } from "../db/scoped";
import type { RequestContext, Viewer } from "../http/request-context";
import { toEnquiry } from "./to-enquiry";

const ownMaximum = 50;
const pageSize = 20;

type Visited = Pick<RequestContext, "agency" | "priceTier"> & { viewer: Viewer };

/** The latest enquiries of one user at this agency. */
export const listEnquiries = (
  db: ScopedDatabase,
  { agency, viewer, priceTier }: Visited,
): Promise<Enquiry[]> =>
  db.forAgency(agency.id, async (tx) => {
    const isTheirs = and(eq(enquiries.agencyId, agency.id), eq(enquiries.userId, viewer.userId));
    const rows = await tx
      .select()
      .from(enquiries)
      .where(isTheirs)
      .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
      .limit(ownMaximum);
    return rows.map((row) => toEnquiry(row, { priceTier }));
  });

/**
 * Which enquiries of the agency a user may see and change: agents all of them, restricted and sales
 * agents their own.
 */
export const toInbox = ({ agency, viewer }: Visited): SQL | undefined =>
  and(
    eq(enquiries.agencyId, agency.id),
    resolveReach(viewer, "enquiries.read") === "all"
      ? undefined
      : eq(enquiries.userId, viewer.userId),
  );

/** A page (from 1) of the inbox in one state, latest first. */
export const listAgencyEnquiries = (
  db: ScopedDatabase,
  visited: Visited,
  { state, page }: { state: EnquiryState; page: number },
) =>
  db.forAgency(visited.agency.id, async (tx) => {
    const isShown = and(toInbox(visited), eq(enquiries.state, state));
    const [total] = await tx.select({ enquiries: count() }).from(enquiries).where(isShown);
    const rows = await tx
      .select()
      .from(enquiries)
      .where(isShown)
      .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    return {
      enquiries: rows.map((row) => toEnquiry(row, visited)),
      page,
      pages: Math.max(1, Math.ceil((total?.enquiries ?? 0) / pageSize)),
    };
  });

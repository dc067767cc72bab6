import { and, asc, eq } from "drizzle-orm";
import { applications } from "../db/schema/applications";
import type { Transaction } from "../db/scoped";

/** A user's applications to become an agent, with questions, answers and decisions. */
export const listOwnApplications = (tx: Transaction, agencyId: string, userId: string) =>
  tx
    .select({
      reference: applications.reference,
      state: applications.state,
      company: applications.company,
      licence: applications.licence,
      country: applications.country,
      phone: applications.phone,
      website: applications.website,
      message: applications.message,
      terms: applications.terms,
      exchange: applications.exchange,
      reason: applications.reason,
      createdAt: applications.createdAt,
      decidedAt: applications.decidedAt,
    })
    .from(applications)
    .where(and(eq(applications.agencyId, agencyId), eq(applications.userId, userId)))
    .orderBy(asc(applications.createdAt), asc(applications.id));

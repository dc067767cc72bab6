import { toFullName } from "@/lib/api/contract/full-name";
import type { Application, ApplicationSummary } from "@/lib/api/contract/applications";
import type { applications } from "../db/schema/applications";

export type ApplicationRow = typeof applications.$inferSelect;
export type Applicant = { id: string; firstName: string; lastName: string; email: string };
type SummaryRow = Pick<
  ApplicationRow,
  "reference" | "state" | "company" | "country" | "createdAt" | "updatedAt"
>;

export const toSummary = (row: SummaryRow, applicant: Applicant): ApplicationSummary => ({
  reference: row.reference,
  state: row.state,
  company: row.company,
  country: row.country,
  applicant: {
    id: applicant.id,
    name: toFullName(applicant),
    email: applicant.email,
  },
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** What an applicant sees of it. */
export const toOwn = ({ reference, state, company, createdAt }: ApplicationRow) => ({
  reference,
  state,
  company,
  createdAt: createdAt.toISOString(),
});

type ShownRow = Omit<
  ApplicationRow,
  "answerTokenHash" | "answerUntil" | "userId" | "decidedById" | "language"
>;

/** `decider`: null for a member who has left, or before it is decided. */
export const toApplication = (
  row: ShownRow,
  applicant: Applicant,
  decider: Pick<Applicant, "firstName" | "lastName"> | null,
): Application => ({
  ...toSummary(row, applicant),
  licence: row.licence,
  phone: row.phone,
  website: row.website,
  message: row.message,
  terms: row.terms,
  exchange: row.exchange,
  decision: row.decidedAt
    ? {
        by: decider && toFullName(decider),
        at: row.decidedAt.toISOString(),
        role: row.role,
        reason: row.reason,
      }
    : null,
});

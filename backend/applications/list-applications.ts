import { and, count, eq, like, sql } from "drizzle-orm";
import type * as z from "zod";
import type { listApplicationsEndpoint } from "@/lib/api/contract/applications";
import { requireReach } from "../access/require-reach";
import { applications } from "../db/schema/applications";
import { users } from "../db/schema/users";
import type { ScopedDatabase } from "../db/scoped";
import {
  byMoment,
  exactMoment,
  isBeyondMoment,
  readMomentCursor,
  toMomentPage,
} from "../lists/moment-pages";
import { toFolded, toPattern } from "../lists/text-pattern";
import type { RequestContext, Viewer } from "../http/request-context";
import { applicantColumns, isApplicant } from "./application-columns";
import { toSummary } from "./to-application";

type Query = z.output<typeof listApplicationsEndpoint.query>;
type Answer = z.output<typeof listApplicationsEndpoint.response>;

const columns = { moment: applications.createdAt, id: applications.id };
const words = toFolded(
  sql`concat_ws(' ', ${applications.reference}, ${applications.company}, ${users.firstName}, ${users.lastName}, ${users.email})`,
);

/**
 * A page of an agency's applications, the latest first, and how many there are in each state. Two
 * queries, at any page size.
 * @throws RouteError 422 for a cursor that isn't of this list
 */
export function listApplications(
  db: ScopedDatabase,
  { agency: { id: agencyId }, viewer }: Pick<RequestContext, "agency"> & { viewer: Viewer },
  { state, q, after, size }: Query,
): Promise<Answer> {
  const cursor = readMomentCursor(after);
  const reach = requireReach(viewer, "applications.decide");
  return db.forMember(agencyId, { userId: viewer.userId, reach }, async (tx) => {
    const isFound = and(
      eq(applications.agencyId, agencyId),
      q ? like(words, toPattern(q)) : undefined,
    );
    const counts = await tx
      .select({ state: applications.state, count: count() })
      .from(applications)
      .innerJoin(users, isApplicant)
      .where(isFound)
      .groupBy(applications.state);
    const found = await tx
      .select({
        id: applications.id,
        place: exactMoment(applications.createdAt),
        reference: applications.reference,
        state: applications.state,
        company: applications.company,
        country: applications.country,
        createdAt: applications.createdAt,
        updatedAt: applications.updatedAt,
        applicant: applicantColumns,
      })
      .from(applications)
      .innerJoin(users, isApplicant)
      .where(
        and(
          isFound,
          state ? eq(applications.state, state) : undefined,
          cursor ? isBeyondMoment(columns, cursor) : undefined,
        ),
      )
      .orderBy(...byMoment(columns, cursor))
      .limit(size + 1);
    const { rows, next, previous } = toMomentPage(found, { cursor, size });
    const none = { open: 0, asked: 0, approved: 0, declined: 0 };
    return {
      applications: rows.map((row) => toSummary(row, row.applicant)),
      counts: counts.reduce((sums, group) => ({ ...sums, [group.state]: group.count }), none),
      next,
      previous,
    };
  });
}

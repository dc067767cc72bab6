import { and, eq } from "drizzle-orm";
import type { Application } from "@/lib/api/contract/applications";
import { requireReach } from "../access/require-reach";
import { applications } from "../db/schema/applications";
import { users } from "../db/schema/users";
import type { ScopedDatabase } from "../db/scoped";
import { type RequestContext, type Viewer } from "../http/request-context";
import { RouteError } from "../errors/route-error";
import {
  applicantColumns,
  deciderColumns,
  deciders,
  isApplicant,
  isDecider,
  shownColumns,
} from "./application-columns";
import { toApplication } from "./to-application";

export const noSuchApplication = (): RouteError =>
  new RouteError(404, "application_not_found", "There is no such application");

/** @throws RouteError 404 `application_not_found` */
export const getApplication = (
  db: ScopedDatabase,
  { agency: { id: agencyId }, viewer }: Pick<RequestContext, "agency"> & { viewer: Viewer },
  { reference }: { reference: string },
): Promise<Application> => {
  const reach = requireReach(viewer, "applications.decide");
  return db.forMember(agencyId, { userId: viewer.userId, reach }, async (tx) => {
    const [found] = await tx
      .select({
        application: shownColumns,
        applicant: applicantColumns,
        decider: deciderColumns,
      })
      .from(applications)
      .innerJoin(users, isApplicant)
      .leftJoin(deciders, isDecider)
      .where(and(eq(applications.agencyId, agencyId), eq(applications.reference, reference)));
    if (!found) throw noSuchApplication();
    return toApplication(found.application, found.applicant, found.decider);
  });
};

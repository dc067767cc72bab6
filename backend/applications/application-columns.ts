import { and, eq, getTableColumns } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { applications } from "../db/schema/applications";
import { users } from "../db/schema/users";

const {
  answerTokenHash: _hash,
  answerUntil: _until,
  userId: _user,
  decidedById: _decider,
  language: _language,
  ...shown
} = getTableColumns(applications);

/** What members read of an application: not what proves who the applicant is. */
export const shownColumns = shown;
export const applicantColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
};
export const isApplicant = and(
  eq(users.agencyId, applications.agencyId),
  eq(users.id, applications.userId),
);

export const deciders = alias(users, "deciders");
export const deciderColumns = { firstName: deciders.firstName, lastName: deciders.lastName };
export const isDecider = and(
  eq(deciders.agencyId, applications.agencyId),
  eq(deciders.id, applications.decidedById),
);

import type { UserType } from "./roles";

/**
 * An application is open until the agency sends its applicant a question, open again with the
 * answer, and in the end approved or declined. Free of zod: the browser imports it.
 */
export const applicationStates = ["open", "asked", "approved", "declined"] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** What an applicant can become. */
export const applicantRoles = ["TravelAgent", "SalesAgent"] as const satisfies UserType[];
export type ApplicantRole = (typeof applicantRoles)[number];

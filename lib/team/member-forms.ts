/** The forms of a member's page, by the last part of where they are posted. */
export const memberForms = [
  "role",
  "restriction",
  "permissions",
  "sessions",
  "deactivate",
  "reactivate",
] as const;
export type MemberForm = (typeof memberForms)[number];

/** The fields of exceptions are named after their action, behind this. */
export const permissionFieldPrefix = "may:";

/**
 * Why a form of the team's came back. proof: it takes its user's password, which `wrongPassword`
 * wasn't · fields: its draft names them · signIn: the session has ended.
 */
const teamRefusals = [
  "proof",
  "wrongPassword",
  "fields",
  "tooMany",
  "signIn",
  "lastOwner",
  "alreadyMember",
  "memberDeactivated",
  "alreadyInvited",
  "tooManyInvitations",
  "commonPassword",
  "failed",
] as const;
export type TeamRefusal = (typeof teamRefusals)[number];

/** "failed" for anything else. */
export const toTeamRefusal = (value: string | null): TeamRefusal =>
  teamRefusals.find((each) => each === value) ?? "failed";

import type { RefusalTable } from "@/lib/forms/form-refusals";

/** Why a form of the team's came back, besides what any form says. */
export const teamRefusals = {
  last_owner: "lastOwner",
  already_member: "alreadyMember",
  member_deactivated: "memberDeactivated",
  already_invited: "alreadyInvited",
  no_seats: "noSeats",
  too_many_invitations: "tooManyInvitations",
  common_password: "commonPassword",
} as const satisfies RefusalTable;

import {
  actions,
  listGrantableReaches,
  resolveReach,
  type Action,
  type Member,
  type MemberPermissions,
  type Reach,
  type UserType,
} from "./roles";

/** Who works at an agency. Free of zod: the browser imports it. */
export const memberTypes = [
  "TravelAgent",
  "SalesAgent",
  "Admin",
  "AgencyOwner",
] as const satisfies readonly UserType[];
export type MemberType = (typeof memberTypes)[number];
export const isMemberType = (value: unknown): value is MemberType =>
  memberTypes.some((type) => type === value);

/** How long the link of an invitation works. */
export const invitationHours = 72;
/** Invitations that an agency may have open at once. */
export const maximumInvitations = 100;

const ranks: Record<UserType, number> = {
  Traveller: 0,
  TravelAgent: 1,
  SalesAgent: 1,
  Admin: 2,
  AgencyOwner: 3,
};

type Manager = Member & { id: string };

/** The action needed to change a member of a type, or to appoint one. */
export const actionOnType = (type: UserType): Action =>
  type === "AgencyOwner" ? "team.owners" : "team.manage";

/** Whether a manager may make a member one of this type: none above their own. */
export const mayAppoint = (manager: Member, type: MemberType): boolean =>
  resolveReach(manager, "team.manage") === "all" &&
  resolveReach(manager, actionOnType(type)) === "all" &&
  ranks[type] <= ranks[manager.userType];

/** Whether a manager may change a member at all: not themselves, and none above them. */
export const mayChangeMember = (
  manager: Manager,
  member: { id: string; userType: MemberType },
): boolean => manager.id !== member.id && mayAppoint(manager, member.userType);

/** What members' pages are made of, and isn't for a single one to have or not. */
const unoffered: readonly Action[] = ["mytrip.read"];
/** The actions that a single member can be given or refused. */
export const grantableActions: readonly Action[] = actions.filter(
  (action) => !unoffered.includes(action) && listGrantableReaches(action).length > 0,
);

const width = (reach: Reach | "none" | null): number =>
  reach === "all" ? 2 : reach === "own" ? 1 : 0;

/**
 * Whether a manager may set a member's exceptions, given those until now: only grantable actions,
 * and no more than they have themselves. Owners have none.
 */
export function mayPermit(
  manager: Member,
  {
    before,
    after,
    userType,
  }: {
    before: MemberPermissions;
    after: MemberPermissions;
    userType: MemberType;
  },
): boolean {
  if (userType === "AgencyOwner") return Object.keys(after).length === 0;
  return (Object.entries(after) as [Action, Reach | "none"][])
    .filter(([action, given]) => before[action] !== given)
    .every(
      ([action, given]) =>
        grantableActions.includes(action) &&
        (given === "none" ||
          (listGrantableReaches(action).includes(given) &&
            width(given) <= width(resolveReach(manager, action)))),
    );
}

/**
 * The only policy table of roles and price tiers: the flags sent to clients only shape their menu.
 * Free of zod: the browser imports it.
 */
export const userTypes = [
  "Traveller",
  "TravelAgent",
  "SalesAgent",
  "AgencyOwner",
  "Admin",
] as const;
export type UserType = (typeof userTypes)[number];

export const priceTiers = ["hidden", "public", "traveller", "agent"] as const;
export type PriceTier = (typeof priceTiers)[number];
type Viewer = { isTravelAgent: boolean; isRestrictedAgent: boolean };

/** Whether a viewer sees prices at all; a visitor only where an agency sells without a sign-in. */
export const mayReadPrices = (
  viewer: object | null,
  agency: { allowNonLoginFlow: boolean },
): boolean => viewer !== null || agency.allowNonLoginFlow;

/** Whether a viewer's role shows them wholesale prices and the markup. */
export const mayReadNet = ({ isTravelAgent, isRestrictedAgent }: Viewer): boolean =>
  isTravelAgent && !isRestrictedAgent;

/** The same of a session, in which client view may be on. */
export const isShownNet = (viewer: Viewer & { isClientView?: boolean | undefined }): boolean =>
  mayReadNet(viewer) && !viewer.isClientView;

/**
 * Which prices a viewer gets; the backend omits the others (decision 016). hidden: none · public
 * and traveller: retail and traveller price · agent: also wholesale and markup. In client view
 * (`isClientView`, of their session) agents get what travellers get.
 */
export function resolvePriceTier(
  viewer: (Viewer & { isClientView: boolean }) | null,
  agency: { allowNonLoginFlow: boolean },
): PriceTier {
  if (!viewer) return mayReadPrices(viewer, agency) ? "public" : "hidden";
  return isShownNet(viewer) ? "agent" : "traveller";
}

/** Whose rows an action reaches: the member's own, or all of the agency. */
export type Reach = "own" | "all";
type Rule = Partial<Record<UserType, Reach>> & {
  /** At most this for restricted agents, of any type; missing: not at all. */
  restricted?: Reach;
  /** Needs a fresh proof of who it is, and can't be granted to a single member. */
  isGuarded?: true;
};

const travellers = { Traveller: "own" } as const;
const members = {
  TravelAgent: "own",
  SalesAgent: "own",
  AgencyOwner: "all",
  Admin: "all",
  restricted: "own",
} as const;
const managers = { AgencyOwner: "all", Admin: "all" } as const;
/** "SalesAgent: cannot use Markup, Payment or Product settings." */
const sellers = { TravelAgent: "own", ...managers } as const;

/** Actions on pages and calls, by user type. A path that isn't in the table is forbidden. */
export const policy = {
  "mytrip.read": { ...travellers, restricted: "own" },
  "booknow.read": { ...travellers, ...members },
  "dashboard.read": members,
  "bookings.read": members,
  "bookings.write": members,
  /** Whose sale a booking is. */
  "bookings.assign": managers,
  /** To give a failed refund to the gateway again, or say that it was paid back by hand. */
  "refunds.settle": { ...managers, isGuarded: true },
  /** To show a saved view of a list to all who work there. */
  "views.share": managers,
  "searches.read": members,
  "clients.read": members,
  "clients.write": members,
  /** To say whose client it is. */
  "clients.assign": managers,
  "enquiries.read": { ...members, TravelAgent: "all" },
  "support.inbox": managers,
  "team.manage": managers,
  /** To make a member an owner, or an owner something else. */
  "team.owners": { AgencyOwner: "all", isGuarded: true },
  "applications.decide": managers,
  "audit.read": managers,
  "markup.read": sellers,
  "markup.publish": managers,
  "payment.read": sellers,
  "payment.write": { ...managers, isGuarded: true },
  "product.read": sellers,
  "product.write": { ...managers, isGuarded: true },
  "website.write": managers,
  /** To claim and remove the agency's own domains. */
  "domains.write": { AgencyOwner: "all", isGuarded: true },
  /** To choose which other systems are sent what happens to bookings. */
  "webhooks.write": { AgencyOwner: "all", isGuarded: true },
} as const satisfies Record<string, Rule>;
export type Action = keyof typeof policy;
/** How long signing in, or entering the password again, allows guarded actions. */
export const proofMinutes = 10;
/** Whether an action needs a fresh proof of who it is (`proof_required` without). */
export function isGuarded(action: Action): boolean {
  const rule: Rule = policy[action];
  return rule.isGuarded === true;
}
/**
 * What a member can be given by an exception, besides nothing: all of the agency's, and their own
 * rows where some type has those alone. Empty for what is guarded.
 */
export function listGrantableReaches(action: Action): readonly Reach[] {
  const rule: Rule = policy[action];
  if (rule.isGuarded) return [];
  return Object.values(rule).includes("own") ? ["own", "all"] : ["all"];
}
export const actions = Object.keys(policy) as [Action, ...Action[]];

/** Single actions that differ for one member of an agency. */
export type MemberPermissions = Partial<Record<Action, Reach | "none">>;
export type Member = {
  userType: UserType;
  isRestrictedAgent: boolean;
  permissions?: MemberPermissions | undefined;
};

const lesser = (one: Reach, other: Reach): Reach => (one === "own" ? one : other);

/**
 * Whose rows a member may reach with an action; null for none. The one access rule: menus, pages
 * and calls all use it.
 */
export function resolveReach(
  { userType, isRestrictedAgent, permissions }: Member,
  action: Action,
): Reach | null {
  const rule: Rule = policy[action];
  const exception = rule.isGuarded ? undefined : permissions?.[action];
  if (exception) return exception === "none" ? null : exception;
  const reach = rule[userType];
  if (!reach) return null;
  if (!isRestrictedAgent) return reach;
  return rule.restricted ? lesser(rule.restricted, reach) : null;
}

/** Whether a member books for clients: only whose booking it is then decides their reach. */
export const mayBookForClients = (member: Member & { isTravelAgent: boolean }): boolean =>
  member.isTravelAgent && can(member, "bookings.write");

export const can = (member: Member, action: Action): boolean =>
  resolveReach(member, action) !== null;

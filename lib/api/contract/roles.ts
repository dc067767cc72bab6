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

export type PriceTier = "hidden" | "public" | "traveller" | "agent";
type Viewer = { isTravelAgent: boolean; isRestrictedAgent: boolean };

/**
 * Which prices a viewer gets; the backend omits the others (decision 016). hidden: none · public
 * and traveller: retail and traveller price · agent: also wholesale and markup.
 */
export function resolvePriceTier(
  viewer: Viewer | null,
  agency: { allowNonLoginFlow: boolean },
): PriceTier {
  if (!viewer) return agency.allowNonLoginFlow ? "public" : "hidden";
  return viewer.isTravelAgent && !viewer.isRestrictedAgent ? "agent" : "traveller";
}

/** Actions on pages and calls, by user type. A path that isn't in the table is forbidden. */
export const policy = {
  "dashboard.read": ["TravelAgent", "SalesAgent", "AgencyOwner", "Admin"],
  "mytrip.read": ["Traveller"],
  "booknow.read": ["Traveller", "TravelAgent", "SalesAgent", "AgencyOwner", "Admin"],
  "enquiries.read": ["TravelAgent", "SalesAgent", "AgencyOwner", "Admin"],
  /** Not only their own; restricted agents can't, whatever their type. */
  "enquiries.readAll": ["TravelAgent", "AgencyOwner", "Admin"],
  "settings.markup": ["TravelAgent", "AgencyOwner", "Admin"],
  "settings.payment": ["TravelAgent", "AgencyOwner", "Admin"],
  "settings.product": ["TravelAgent", "AgencyOwner", "Admin"],
  /** All other users read only their own. */
  "support.readAll": ["AgencyOwner", "Admin"],
  "settings.website": ["AgencyOwner", "Admin"],
} as const satisfies Record<string, readonly UserType[]>;
export type Action = keyof typeof policy;

export const can = (userType: UserType, action: Action): boolean =>
  (policy[action] as readonly UserType[]).includes(userType);

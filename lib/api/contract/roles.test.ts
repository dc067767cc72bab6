import {
  can,
  policy,
  resolvePriceTier,
  userTypes,
  type Action,
  type PriceTier,
  type UserType,
} from "./roles";

const workers: UserType[] = ["TravelAgent", "SalesAgent", "AgencyOwner", "Admin"];

/**
 * Written out by hand, not derived from the table. An action that is missing here fails the first
 * test.
 */
const allowed: Record<Action, UserType[]> = {
  "dashboard.read": workers,
  "mytrip.read": ["Traveller"],
  "booknow.read": [...userTypes],
  "enquiries.read": workers,
  "enquiries.readAll": ["TravelAgent", "AgencyOwner", "Admin"],
  // "SalesAgent: cannot use Markup, Payment or Product settings."
  "settings.markup": ["TravelAgent", "AgencyOwner", "Admin"],
  "settings.payment": ["TravelAgent", "AgencyOwner", "Admin"],
  "settings.product": ["TravelAgent", "AgencyOwner", "Admin"],
  "support.readAll": ["AgencyOwner", "Admin"],
  // "AgencyOwner and Admin: also see Website Settings."
  "settings.website": ["AgencyOwner", "Admin"],
};

test("lists the roles of every action", () =>
  expect(Object.keys(policy).sort()).toEqual(Object.keys(allowed).sort()));

test.each(userTypes)("%s may do exactly what is allowed", (userType) => {
  for (const [action, types] of Object.entries(allowed))
    expect([action, can(userType, action as Action)]).toEqual([action, types.includes(userType)]);
});

const agent = { isTravelAgent: true, isRestrictedAgent: false };
test.each<[string, Parameters<typeof resolvePriceTier>[0], boolean, PriceTier]>([
  ["a visitor", null, false, "hidden"],
  ["a visitor where the non-login flow is allowed", null, true, "public"],
  ["a traveller", { ...agent, isTravelAgent: false }, false, "traveller"],
  [
    "somebody restricted who is no agent",
    { isTravelAgent: false, isRestrictedAgent: true },
    true,
    "traveller",
  ],
  ["a restricted agent", { ...agent, isRestrictedAgent: true }, true, "traveller"],
  ["a travel agent", agent, false, "agent"],
])("%s gets the right prices", (_name, viewer, allowNonLoginFlow, tier) =>
  expect(resolvePriceTier(viewer, { allowNonLoginFlow })).toBe(tier),
);

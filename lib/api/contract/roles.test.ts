import {
  can,
  policy,
  resolvePriceTier,
  resolveReach,
  type Action,
  type Member,
  type PriceTier,
} from "./roles";

/**
 * By traveller, restricted agent, sales agent, travel agent, admin and owner: a(ll), o(wn) or no-.
 * Written out by hand, not derived from the table. An action that is missing here fails the first
 * test.
 */
const reaches: Record<Action, string> = {
  "mytrip.read": "o-----",
  "booknow.read": "ooooaa",
  "dashboard.read": "-oooaa",
  "bookings.read": "-oooaa",
  "bookings.write": "-oooaa",
  "bookings.assign": "----aa",
  "refunds.settle": "----aa",
  "views.share": "----aa",
  "searches.read": "-oooaa",
  "clients.read": "-oooaa",
  "clients.write": "-oooaa",
  "clients.assign": "----aa",
  "enquiries.read": "-ooaaa",
  "support.inbox": "----aa",
  "team.manage": "----aa",
  "team.owners": "-----a",
  "applications.decide": "----aa",
  "audit.read": "----aa",
  // "SalesAgent: cannot use Markup, Payment or Product settings."
  "markup.read": "---oaa",
  "markup.publish": "----aa",
  // What agents only read is open to them, and nothing more: the write may change the keys.
  "payment.read": "---oaa",
  "payment.write": "----aa",
  "product.read": "---oaa",
  "product.write": "----aa",
  // "AgencyOwner and Admin: also see Website Settings."
  "website.write": "----aa",
  "domains.write": "-----a",
  "webhooks.write": "-----a",
};
const members: Member[] = [
  { userType: "Traveller", isRestrictedAgent: false },
  { userType: "TravelAgent", isRestrictedAgent: true },
  { userType: "SalesAgent", isRestrictedAgent: false },
  { userType: "TravelAgent", isRestrictedAgent: false },
  { userType: "Admin", isRestrictedAgent: false },
  { userType: "AgencyOwner", isRestrictedAgent: false },
];

test("lists the roles of every action", () =>
  expect(Object.keys(policy).sort()).toEqual(Object.keys(reaches).sort()));

test.each(Object.entries(reaches) as [Action, string][])("%s is for %s", (action, reach) => {
  expect(members.map((member) => resolveReach(member, action)?.charAt(0) ?? "-").join("")).toBe(
    reach,
  );
  for (const member of members)
    expect(can(member, action)).toBe(resolveReach(member, action) !== null);
});

test("whoever is restricted reaches only what is theirs, whatever their type", () => {
  const owner = { userType: "AgencyOwner", isRestrictedAgent: true } as const;
  expect(
    (["bookings.read", "enquiries.read", "team.manage", "payment.write"] as const).map((action) =>
      resolveReach(owner, action),
    ),
  ).toEqual(["own", "own", null, null]);
});

test("an exception gives or takes one action of one member, but none that is guarded", () => {
  const agent = {
    userType: "TravelAgent",
    isRestrictedAgent: false,
    permissions: {
      "bookings.read": "all",
      "searches.read": "none",
      "payment.write": "all",
      "team.owners": "all",
    },
  } as const;
  expect(
    (
      ["bookings.read", "bookings.write", "searches.read", "payment.write", "team.owners"] as const
    ).map((action) => resolveReach(agent, action)),
  ).toEqual(["all", "own", null, null, null]);
});

const agent = { isTravelAgent: true, isRestrictedAgent: false, isClientView: false };
test.each<[string, Parameters<typeof resolvePriceTier>[0], boolean, PriceTier]>([
  ["a visitor", null, false, "hidden"],
  ["a visitor where the non-login flow is allowed", null, true, "public"],
  ["a traveller", { ...agent, isTravelAgent: false }, false, "traveller"],
  [
    "somebody restricted who is no agent",
    { ...agent, isTravelAgent: false, isRestrictedAgent: true },
    true,
    "traveller",
  ],
  ["a restricted agent", { ...agent, isRestrictedAgent: true }, true, "traveller"],
  ["a travel agent", agent, false, "agent"],
  ["a travel agent in client view", { ...agent, isClientView: true }, true, "traveller"],
  [
    "a traveller in client view",
    { ...agent, isTravelAgent: false, isClientView: true },
    false,
    "traveller",
  ],
])("%s gets the right prices", (_name, viewer, allowNonLoginFlow, tier) =>
  expect(resolvePriceTier(viewer, { allowNonLoginFlow })).toBe(tier),
);

import type { UserType } from "@/lib/api/contract/roles";
import { userFixture } from "@/lib/api/testing/user-fixture";
import { listDeskEntries, toSideEntries } from "./to-side-entries";

const settings = ["agency", "website", "profile", "payment", "product"].map((name) => ({
  label: name,
  path: `/settings/${name}`,
}));
const navigation = [
  { label: "Searches", path: "/searches" },
  { label: "Book Now", path: "/booknow/cars" },
  { label: "Wallet", path: "/wallet/details" },
  { label: "Support", path: "/settings/support" },
  ...settings,
  { label: "Reports", path: "/reports" },
];
const disabledFor = (userType: UserType) =>
  toSideEntries(navigation, { userType, isRestrictedAgent: false }).flatMap(({ links }) =>
    links.filter(({ isDisabled }) => isDisabled).map(({ id }) => id),
  );

test("has the menu's order, sub-links under their entry, unknown entries last", () => {
  expect(
    toSideEntries(navigation, { userType: "Admin", isRestrictedAgent: false }).map(
      ({ id, path, links, label }) => [id, path, links.map((link) => link.path), label],
    ),
  ).toEqual([
    ["bookNow", "/booknow/cars", [], null],
    ["wallet", null, ["/wallet/details"], null],
    ["settings", null, settings.map(({ path }) => path), null],
    ["support", "/settings/support", [], null],
    ["searches", "/searches", [], null],
    [null, "/reports", [], "Reports"],
  ]);
});

test("sales agents see markup, payment and product settings, but can't go there", () => {
  expect(disabledFor("SalesAgent")).toEqual([
    "markupSettings",
    "paymentSettings",
    "productSettings",
  ]);
  for (const userType of ["TravelAgent", "AgencyOwner", "Admin"] as const)
    expect(disabledFor(userType)).toEqual([]);
});

test("omits what the server leaves out", () =>
  expect(toSideEntries([], { userType: "Admin", isRestrictedAgent: false })).toEqual([]));

test("a member's pages are those of the menu that they may open, in its order", () => {
  const paths = [
    ...["/searches", "/settings/support", "/settings/audit", "/settings/profile", "/bookings"],
    ...["/wallet/details", "/users/agents", "/dashboard", "/booknow", "/settings/payment"],
    // The remote app's.
    "/settings/agency",
  ];
  const auth = Object.fromEntries(paths.map((path) => [path, { read: path !== "/users/agents" }]));
  const of = (userType: UserType) =>
    listDeskEntries(userFixture({ auth, isTravelAgent: true, userType })).map(({ id }) => id);
  const agents = [
    ...["dashboard", "bookings", "wallet", "profileSettings", "audit", "support", "searches"],
  ];
  const managers = agents.toSpliced(4, 0, "paymentSettings");
  expect(of("Admin")).toEqual(managers);
  jest.replaceProperty(process, "env", {
    ...process.env,
    REMOTE_APP_ORIGIN: "https://app.example.com",
  });
  expect(of("SalesAgent")).toEqual(agents);
  expect(of("Admin")).toEqual(managers.toSpliced(3, 0, "markupSettings"));
});

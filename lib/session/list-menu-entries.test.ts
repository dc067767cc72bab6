import type { User } from "@/lib/api/contract/users";
import { userFixture } from "@/lib/api/testing/user-fixture";
import { listMenuEntries } from "./list-menu-entries";

const agency = {
  bookingMenuItemOptions: [
    { title: "Air Travel" as const, active: false },
    { title: "Cars" as const, active: true },
    { title: "Hotels" as const, active: true },
  ],
};
const allPaths = [
  "/booknow",
  "/dashboard",
  "/settings/profile",
  "/settings/website",
  "/settings/support",
  "/wallet/details",
];
const tripPaths = ["dashboard", "mytrips", "profile", "support", "wallet"].map(
  (name) => `/mytrip/${name}`,
);
const auth = Object.fromEntries([...allPaths, ...tripPaths].map((path) => [path, { read: true }]));
const entriesOf = (changes: Partial<User>) =>
  listMenuEntries(agency, { user: userFixture({ auth, ...changes }) }).map(
    ({ id, path }) => `${id} ${path}`,
  );

const trips = [
  "dashboard /mytrip/dashboard",
  "bookNow /booknow/cars",
  "myTrips /mytrip/mytrips",
  "profileSettings /mytrip/profile",
  "support /mytrip/support",
];
const agents = [
  "commandCenter /dashboard",
  "profileSettings /settings/profile",
  "support /settings/support",
  "wallet /wallet/details",
];
const owners = [agents[0], agents[1], "websiteSettings /settings/website", agents[2], agents[3]];
const agent = { isTravelAgent: true };

test.each<[string, Partial<User>, (string | undefined)[]]>([
  ["a traveller", {}, trips],
  [
    "a traveller with a reward wallet",
    { isRewardWalletEnable: true },
    [...trips, "wallet /mytrip/wallet"],
  ],
  ["a travel agent", { ...agent, userType: "TravelAgent" }, agents],
  ["a restricted agent", { ...agent, userType: "TravelAgent", isRestrictedAgent: true }, agents],
  ["a sales agent", { ...agent, userType: "SalesAgent" }, agents],
  ["an owner", { ...agent, userType: "AgencyOwner" }, owners],
  ["an admin", { ...agent, userType: "Admin" }, owners],
])("the profile menu of %s has its entries, in order", (_name, changes, entries) => {
  jest.replaceProperty(process, "env", {
    ...process.env,
    REMOTE_APP_ORIGIN: "https://app.example.com",
  });
  expect(entriesOf(changes)).toEqual(entries);
});

test("has only entries that may be read", () => {
  expect(entriesOf({ auth: {} })).toEqual([]);
  expect(
    entriesOf({ auth: { "/booknow": { read: true }, "/mytrip/mytrips": { read: false } } }),
  ).toEqual(["bookNow /booknow/cars"]);
});

test("without any service Book Now leads to flights", () => {
  const [entry] = listMenuEntries(
    { bookingMenuItemOptions: [] },
    { user: userFixture({ auth: { "/booknow": { read: true } } }) },
  );
  expect(entry).toEqual({ id: "bookNow", path: "/booknow/flights" });
});

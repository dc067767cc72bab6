import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { standInApi } from "@/lib/api/testing/stand-in-api";
import { userFixture } from "@/lib/api/testing/user-fixture";
import type { User } from "@/lib/api/contract/users";
import { listPlannedItems } from "./planned-items";

const cookies = new Map<string, { value: string }>();
jest.mock("next/headers", () => ({
  cookies: async () => cookies,
  headers: async () => new Headers(),
}));
jest.mock("next/root-params", () => ({ locale: async () => "en", tenant: async () => "acme" }));

let api: Awaited<ReturnType<typeof standInApi>>;
const open = async (user: Partial<User> = {}) => {
  api = await standInApi({ "acme.localhost": agencyFixture() }, (app) =>
    app.get("/api/user/profile", (context) => context.json({ user: userFixture(user) })),
  );
};
beforeEach(() => cookies.set("sid", { value: "live" }));
afterEach(() => api.close());

const days = { from: "2027-03-10", to: "2027-03-14" };
const asked = () => api.calls.map(({ path }) => path).filter((path) => path.includes("booking"));

it("costs a visitor no call", async () => {
  cookies.clear();
  await open();
  expect(await listPlannedItems("acme", days)).toEqual([]);
  expect(api.calls).toEqual([]);
});

it.each([
  { userType: "TravelAgent", isTravelAgent: true },
  { userType: "SalesAgent" },
  { userType: "AgencyOwner" },
] as const)("reads no booking of a member ($userType)", async (user) => {
  await open(user);
  expect(await listPlannedItems("acme", days)).toEqual([]);
  expect(asked()).toEqual([]);
});

it("is empty where a traveller's bookings can't be read", async () => {
  const log = jest.mocked(console.error).mockImplementation(() => {});
  await open();
  expect(await listPlannedItems("acme", days)).toEqual([]);
  expect(asked()).toEqual(["/api/bookings"]);
  expect(log).toHaveBeenCalledWith(expect.stringContaining("planned items"));
});

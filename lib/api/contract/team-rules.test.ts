import type { Member, UserType } from "./roles";
import { mayAppoint, mayChangeMember, mayPermit, memberTypes } from "./team-rules";

const as = (userType: UserType, more: Partial<Member> = {}): Member & { id: string } => ({
  id: "me",
  userType,
  isRestrictedAgent: false,
  ...more,
});

test.each([
  ["AgencyOwner", ["TravelAgent", "SalesAgent", "Admin", "AgencyOwner"]],
  ["Admin", ["TravelAgent", "SalesAgent", "Admin"]],
  ["TravelAgent", []],
  ["SalesAgent", []],
  ["Traveller", []],
] as const)("%s appoints %j", (type, expected) =>
  expect(memberTypes.filter((each) => mayAppoint(as(type), each))).toEqual(expected),
);

test("who is let manage the team appoints nobody above themselves", () => {
  const manager = as("SalesAgent", { permissions: { "team.manage": "all" } });
  expect(memberTypes.filter((each) => mayAppoint(manager, each))).toEqual([
    "TravelAgent",
    "SalesAgent",
  ]);
  expect(mayAppoint(as("AgencyOwner", { isRestrictedAgent: true }), "TravelAgent")).toBe(false);
});

test("nobody changes themselves", () => {
  expect(mayChangeMember(as("AgencyOwner"), { id: "me", userType: "AgencyOwner" })).toBe(false);
  expect(mayChangeMember(as("AgencyOwner"), { id: "you", userType: "AgencyOwner" })).toBe(true);
  expect(mayChangeMember(as("Admin"), { id: "you", userType: "AgencyOwner" })).toBe(false);
});

test("exceptions give no more than one has, and leave others' as they are", () => {
  const manager = as("SalesAgent", { permissions: { "team.manage": "all" } });
  const permit = (after: object, before: object = {}) =>
    mayPermit(manager, { before, after, userType: "TravelAgent" });
  expect(permit({ "bookings.read": "own" })).toBe(true);
  expect(permit({ "bookings.read": "all" })).toBe(false);
  expect(permit({ "bookings.read": "all" }, { "bookings.read": "all" })).toBe(true);
  expect(permit({ "audit.read": "none" })).toBe(true);
  expect(permit({ "payment.write": "none" })).toBe(false);
  expect(
    mayPermit(as("AgencyOwner"), {
      before: {},
      after: { "audit.read": "none" },
      userType: "AgencyOwner",
    }),
  ).toBe(false);
});

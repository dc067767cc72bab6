import type { UserType } from "@/lib/api/contract/roles";

export type DemoRole = "traveller" | "agent" | "restricted" | "sales" | "owner" | "admin";
type DemoUser = {
  role: DemoRole;
  userType: UserType;
  isTravelAgent: boolean;
  isRestrictedAgent: boolean;
  firstName: string;
  lastName: string;
};

/** Public: it is in the README and printed by `npm start`. */
export const demoPassword = "wander-Far-2026";

const agent = { isTravelAgent: true, isRestrictedAgent: false };

/** One of each role. */
export const demoUsers: readonly DemoUser[] = [
  {
    ...agent,
    role: "traveller",
    userType: "Traveller",
    isTravelAgent: false,
    firstName: "Tessa",
    lastName: "Lindqvist",
  },
  { ...agent, role: "agent", userType: "TravelAgent", firstName: "Amir", lastName: "Haddad" },
  {
    ...agent,
    role: "restricted",
    userType: "TravelAgent",
    isRestrictedAgent: true,
    firstName: "Renata",
    lastName: "Prado",
  },
  { ...agent, role: "sales", userType: "SalesAgent", firstName: "Soren", lastName: "Dahl" },
  { ...agent, role: "owner", userType: "AgencyOwner", firstName: "Olivia", lastName: "Marsh" },
  { ...agent, role: "admin", userType: "Admin", firstName: "Ada", lastName: "Moreau" },
];

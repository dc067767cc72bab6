import { isFullRun } from "../full-run";
import { demoUsers, type DemoRole } from "@/backend/demo/demo-users";
import type { PricedService } from "@/backend/testing/marker-suppliers";
import type { PriceTier } from "@/lib/api/contract/roles";

export type Viewer = "visitor" | DemoRole | "agent in client view";
export type PricedAgency = {
  name: string;
  other: string;
  allowNonLoginFlow: boolean;
  /** Those with deals. */
  services: PricedService[];
  /** One viewer of each price tier, and the client view: they look at everything. */
  everywhere: readonly Viewer[];
};

/** Shows visitors prices. */
export const voyara: PricedAgency = {
  name: "voyara",
  other: "solmar",
  allowNonLoginFlow: true,
  services: ["hotels", "cars", "activities", "resorts", "flights"],
  everywhere: ["visitor", "agent in client view", "traveller", "agent"],
};
/** Shows visitors no prices; other roles stand for its tiers than at Voyara. */
export const solmar: PricedAgency = {
  name: "solmar",
  other: "voyara",
  allowNonLoginFlow: false,
  services: ["hotels", "activities", "cars", "flights"],
  everywhere: ["visitor", "agent in client view", "restricted", "owner"],
};

/** Who shares another's account comes first: everybody ends with deleting theirs. */
export const viewers: readonly Viewer[] = [
  "visitor",
  "agent in client view",
  ...demoUsers.map(({ role }) => role),
];

/** As in decision 016, independent of the code. */
const signedInTiers: Record<Exclude<Viewer, "visitor">, PriceTier> = {
  traveller: "traveller",
  restricted: "traveller",
  agent: "agent",
  sales: "agent",
  owner: "agent",
  admin: "agent",
  "agent in client view": "traveller",
};
export const toTier = (
  viewer: Viewer,
  { allowNonLoginFlow }: Pick<PricedAgency, "allowNonLoginFlow">,
): PriceTier =>
  viewer === "visitor" ? (allowNonLoginFlow ? "public" : "hidden") : signedInTiers[viewer];

/** Whether this viewer looks at every page, as all do with TEST_ALL. */
export const looksEverywhere = (viewer: Viewer, { everywhere }: PricedAgency): boolean =>
  isFullRun || everywhere.includes(viewer);

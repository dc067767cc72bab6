import solmarAgency from "@/backend/demo/agencies/solmar.json";
import voyaraAgency from "@/backend/demo/agencies/voyara.json";
import { demoUsers, type DemoRole } from "@/backend/demo/demo-users";
import { markerPrices, type PricedService } from "@/backend/testing/marker-suppliers";
import type { PriceTier } from "@/lib/api/contract/roles";
import { services } from "@/lib/api/contract/services";
import { isFullRun } from "../full-run";

export type Viewer = "visitor" | DemoRole | "agent in client view";
export type PricedAgency = {
  name: string;
  other: string;
  allowNonLoginFlow: boolean;
  services: PricedService[];
  /** One viewer of each price tier, and the client view: they look at everything. */
  everywhere: readonly Viewer[];
};

type Menu = { bookingMenuItemOptions: readonly { title: string; mode: string }[] };

/** What an agency sells that has prices, in the order of its menu. */
const toServices = ({ bookingMenuItemOptions }: Menu): PricedService[] =>
  bookingMenuItemOptions
    .filter(({ mode }) => mode !== "off")
    .flatMap(({ title }) => services.filter(({ menuTitle }) => menuTitle === title))
    .flatMap(({ id }) =>
      (Object.keys(markerPrices) as PricedService[]).filter((one) => one === id),
    );

/** Shows visitors prices. */
export const voyara: PricedAgency = {
  name: "voyara",
  other: "solmar",
  allowNonLoginFlow: true,
  services: toServices(voyaraAgency),
  everywhere: ["visitor", "agent in client view", "traveller", "agent"],
};
/** Shows visitors no prices; other roles stand for its tiers than at Voyara. */
export const solmar: PricedAgency = {
  name: "solmar",
  other: "voyara",
  allowNonLoginFlow: false,
  services: toServices(solmarAgency),
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

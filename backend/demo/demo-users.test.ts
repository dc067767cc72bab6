import { resolvePriceTier, type PriceTier } from "@/lib/api/contract/roles";
import { demoUsers, type DemoRole } from "./demo-users";

/** The price crawl of the end-to-end tests takes one role of each tier for all of them. */
const tiers: Record<DemoRole, PriceTier> = {
  traveller: "traveller",
  restricted: "traveller",
  agent: "agent",
  sales: "agent",
  owner: "agent",
  admin: "agent",
};

test.each(demoUsers)("$role has the price tier of the role, also in client view", (user) => {
  for (const allowNonLoginFlow of [true, false]) {
    const toTier = (isClientView: boolean) =>
      resolvePriceTier({ ...user, isClientView }, { allowNonLoginFlow });
    expect([toTier(false), toTier(true)]).toEqual([tiers[user.role], "traveller"]);
  }
});

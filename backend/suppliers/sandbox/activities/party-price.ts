import type { NetPrice } from "@/backend/ports/net-price";
import type { ActivityParty } from "@/lib/api/contract/activities";
import { partyBands, type PartyBand } from "@/lib/api/contract/activity-terms";
import { countPeople, countUnits } from "@/lib/api/contract/check-activity-party";
import { seasonFactor, weekdayFactor } from "../season";
import { seededRandom } from "../seeded-random";
import { retailSpread, toNetPriceAt } from "../to-net-price";
import type { ActivityOption, SandboxActivity } from "./list-products";

/** What each pays of an adult's price. */
const bandFactors: Record<PartyBand, number> = {
  ...{ adult: 1, senior: 0.9, youth: 0.8, child: 0.5, infant: 0, traveller: 1 },
};
/** US cents a person. */
const parkFee = 350;
/** The part of taxes and fees that is paid on the spot is never more than this. */
const largestShare = 0.5;

/** What chance has drawn for a day: how well it suits, and how far retail lies above net. */
const drawDay = ({ id }: SandboxActivity, date: string) => {
  const random = seededRandom("activity-price", id, date);
  return { liking: random.next(), retail: random.between(...retailSpread) };
};

/** How well it suits on a day, which no price tells. */
export const toRelevance = (activity: SandboxActivity, date: string): number =>
  activity.rating + drawDay(activity, date).liking;

/** What an adult pays on a day, in dollars before tax. */
function toDayDollars({ city, profile, dollars, isOutdoors }: SandboxActivity, date: string) {
  // Cheaper countries are less cheap for visitors' activities than for beds.
  const level = Math.sqrt(profile.priceLevel);
  const demand = isOutdoors
    ? seasonFactor(date, city, profile.scenes[0])
    : weekdayFactor(date, profile.scenes[0]);
  return dollars * level * demand;
}

/** How many places or units of an option a party takes. */
export const countTaken = ({ holds }: Pick<ActivityOption, "holds">, party: ActivityParty) =>
  holds === null ? countPeople(party) : countUnits(countPeople(party), holds);

/** What a party costs: the sum of what each of its people does, or of the units that it fills. */
export function toPartyPrice(
  activity: SandboxActivity,
  option: Pick<ActivityOption, "holds" | "price">,
  { date, party, dearer = 1 }: { date: string; party: ActivityParty; dearer?: number },
): NetPrice {
  const dollars = toDayDollars(activity, date);
  const { retail } = drawDay(activity, date);
  const { taxPercentage } = activity.profile;
  const counted: (readonly [factor: number, count: number])[] =
    option.holds === null
      ? partyBands.map((band) => [bandFactors[band], party[band] ?? 0] as const)
      : [[1, countTaken(option, party)]];
  const priced = counted
    .filter(([factor, count]) => factor > 0 && count > 0)
    .map(([factor, count]) => ({
      price: toNetPriceAt(dollars * option.price * factor * dearer, taxPercentage, retail),
      count,
    }));
  const sum = (part: "wholesale" | "taxAndFee" | "published") =>
    priced.reduce((total, { price, count }) => total + price[part] * count, 0);
  const taxAndFee = sum("taxAndFee");
  const fee = Math.min(parkFee * countPeople(party), Math.floor(taxAndFee * largestShare));
  return {
    ...{ currency: "USD", wholesale: sum("wholesale"), taxAndFee, published: sum("published") },
    ...(activity.hasParkFee && fee > 0 ? { dueOnSite: fee, atCost: fee } : {}),
  };
}

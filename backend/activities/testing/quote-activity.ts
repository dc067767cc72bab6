import {
  getActivityEndpoint,
  listActivityDaysEndpoint,
  listActivityStartsEndpoint,
  searchActivitiesEndpoint,
  type ActivityStart,
} from "@/lib/api/contract/activities";
import type { Quote } from "@/lib/api/contract/quotes";
import type { SandboxBuyer } from "../../testing/sandbox-buyer";

const party = { adult: 1 };

/** The first start of an activity on Null Island, for one. */
export async function quoteActivity(buyer: SandboxBuyer, word: string): Promise<Quote> {
  const { options } = await buyer.call<{ options: { starts: ActivityStart[] }[] }>(
    `/api/activities/sandbox-a-null-island-${word}/starts`,
    { date: buyer.stay.start, party },
  );
  const [start] = options.flatMap(({ starts }) => starts).filter(({ state }) => state === "open");
  return buyer.toQuote(
    { service: "activities", party },
    start && { id: start.offerId, price: start.price },
  );
}

const date = "2026-12-05";
const search = { date, place: { latitude: 38.7223, longitude: -9.1393, name: "Lisbon" } };
/** Its calls that may reach a supplier. */
export const activityCalls = {
  search: { endpoint: searchActivitiesEndpoint, body: search },
  offers: { endpoint: listActivityStartsEndpoint, body: { date, party } },
};
const params = { id: "sandbox-a-null-island-plain" };
/** Who may make them. */
export const activityAccess = {
  [`POST ${searchActivitiesEndpoint.path}`]: { access: "public", body: search },
  [`GET ${getActivityEndpoint.path}`]: { access: "public", params },
  [`POST ${listActivityDaysEndpoint.path}`]: {
    ...{ access: "public", params },
    body: { month: "2026-12", party },
  },
  [`POST ${listActivityStartsEndpoint.path}`]: {
    ...{ access: "public", params },
    body: { date, party },
  },
} as const;

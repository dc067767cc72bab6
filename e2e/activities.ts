import { control } from "./checkout-form";
import { dayAhead } from "./day-ahead";
import type { QuoteOptions, ServiceRow } from "./service-row";

const party = { adult: 1 };
const lisbon = { latitude: 38.7223, longitude: -9.1393, name: "Lisbon" };
const markerPage = "/booknow/activities/result-details/marker-activity";

export const activities: ServiceRow<QuoteOptions> = {
  pages: [
    "/booknow/activities",
    "/booknow/activities/result-details/sandbox-a-null-island-plain",
    `/booknow/activities/result-details/sandbox-a-null-island-plain?date=${dayAhead(20)}&band=adult.2`,
  ],
  markerPages: [
    "/booknow/activities/search?place=Lisbon&placeLat=38.7223&placeLong=-9.1393",
    markerPage,
    `${markerPage}?date=${dayAhead(20)}&band=adult.1`,
  ],
  calls: {
    "POST /api/activities/search": { body: { date: dayAhead(20), place: lisbon } },
    "POST /api/activities/{id}/days": {
      ...{ params: { id: "marker-activity" }, body: { month: dayAhead(20).slice(0, 7), party } },
    },
    "POST /api/activities/{id}/starts": {
      ...{ params: { id: "marker-activity" }, body: { date: dayAhead(20), party } },
    },
  },
  async quote(post, { word, ahead = 40 }) {
    const body = { date: dayAhead(ahead), party };
    const id = `sandbox-a-null-island-${word}`;
    const { options } = await post(`/api/activities/${id}/starts`, body);
    const [start] = options.flatMap(({ starts }: { starts: { offerId: string }[] }) => starts);
    const { quote } = await post("/api/quotes", {
      selection: { service: "activities", offerId: start.offerId, party },
      expectedTotal: start.price.total,
    });
    return quote;
  },
  fillPeople: async (page) => {
    await control(page, "person0FirstName").fill("Ana");
    await control(page, "person0LastName").fill("Silva");
  },
};

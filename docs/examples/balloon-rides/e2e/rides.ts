import { control } from "./checkout-form";
import { dayAhead } from "./day-ahead";
import type { QuoteOptions, ServiceRow } from "./service-row";

const toDay = (ahead: number) => ({ date: dayAhead(ahead), people: 1 });

export const rides: ServiceRow<QuoteOptions> = {
  pages: [
    "/booknow/rides",
    "/booknow/rides/search?place=null-island",
    "/booknow/rides/result-details?place=null-island&id=sandbox-b-null-island-plain",
  ],
  markerPages: [
    "/booknow/rides/search?place=goreme",
    "/booknow/rides/result-details?place=goreme&id=marker-ride",
  ],
  calls: {
    "POST /api/rides/search": { body: { ...toDay(20), place: "goreme" } },
    "POST /api/rides/{id}/launches": { params: { id: "marker-ride" }, body: toDay(20) },
  },
  async quote(post, { word, ahead = 40 }) {
    const day = toDay(ahead);
    const { launches } = await post(`/api/rides/sandbox-b-null-island-${word}/launches`, day);
    const { quote } = await post("/api/quotes", {
      selection: { service: "rides", ...day, offerId: launches[0].id },
      expectedTotal: launches[0].price.total,
    });
    return quote;
  },
  fillPeople: async (page) => {
    await control(page, "rider0FirstName").fill("Ana");
    await control(page, "rider0LastName").fill("Silva");
    await control(page, "weight0").fill("70");
    await control(page, "weight0-unit").selectOption("kg");
    await control(page, "pickUp").selectOption("meet");
  },
};

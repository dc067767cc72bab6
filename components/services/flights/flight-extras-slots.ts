import { createElement } from "react";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import type { ExtrasSlots } from "../extras-slots";
import { FlightExtrasHead, ListLink } from "./extras/flight-extras-head";
import { FlightExtrasList } from "./extras/flight-extras-list";
import { LazyFlightExtras } from "./extras/lazy-flight-extras.client";

export const flightExtrasSlots: ExtrasSlots<FlightItem> = {
  clientTexts: ["flightExtras", "flightTerms"],
  toFlow(item, { tenant, frame, query }) {
    const { quote } = frame;
    const isShown = quote.state === "open" && quote.previousTotal === null;
    if (query.list !== undefined && isShown)
      return createElement(FlightExtrasList, { tenant, item, frame, query });
    const link = createElement(ListLink, { quoteId: quote.id, prefix: frame.links.prefix });
    const head = createElement(FlightExtrasHead, { item }, link);
    return createElement(LazyFlightExtras, { item, frame, head });
  },
};

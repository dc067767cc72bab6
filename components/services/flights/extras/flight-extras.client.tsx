"use client";

import type { ReactNode } from "react";
import { ExtrasFlow, type ExtrasFrame } from "@/components/checkout/extras-flow.client";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import type { Item } from "@/lib/api/contract/items";
import { toFlightExtras } from "@/lib/flights/flight-extras";
import { SoldOut } from "../sold-out.client";
import { FlightChoices } from "./flight-choices.client";

type Props = { item: FlightItem; frame: ExtrasFrame; head: ReactNode };

/** A seat may be taken between the map and the answer: that has only what there is. */
const toCounts = (item: Item) => (item.service === "flights" ? toFlightExtras(item) : {});

/** Bags and seats of a quote, and what it costs with them. */
export const FlightExtras = ({ item, frame, head }: Props) => (
  <ExtrasFlow
    {...frame}
    head={head}
    soldOut={<SoldOut item={item} links={frame.links} />}
    initial={toFlightExtras(item)}
    toCounts={toCounts}
  >
    {(editor) => <FlightChoices item={item} editor={editor} />}
  </ExtrasFlow>
);

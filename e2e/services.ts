import type { ItemService } from "@/lib/api/contract/items";
import { activities } from "./activities";
import { cars } from "./cars";
import { flights } from "./flights";
import { hotels } from "./hotels";
import type { ServiceRow } from "./service-row";

/** One line a service that can be booked. */
const rows = {
  hotels,
  cars,
  flights,
  activities,
} satisfies { [S in ItemService]: object };

export type OptionsOf = {
  [S in ItemService]: (typeof rows)[S] extends ServiceRow<infer Options> ? Options : never;
};
export const services: { readonly [S in ItemService]: ServiceRow<OptionsOf[S]> } = rows;

import * as z from "zod";
import { cancellationSchema } from "./cancellations";
import { chargeSchema } from "./charges";
import { momentSchema } from "./moments";
import { needSchema } from "./needs";
import { priceSchema } from "./prices";
import { changes, items, selections } from "./service-contracts";

/** What is to be quoted. */
export const selectionSchema = z.discriminatedUnion("service", selections);
export type Selection = z.output<typeof selectionSchema>;

/** What a booking can be changed to. */
export const bookingChangeSchema = z.discriminatedUnion("service", changes);
export type BookingChange = z.output<typeof bookingChangeSchema>;

/** What is quoted and booked, in the words of its service. */
export const itemSchema = z.discriminatedUnion("service", items);
export type Item = z.output<typeof itemSchema>;
/** The services that can be quoted and booked. */
export type ItemService = Item["service"];

/** What lists, mails and documents call an item of any service by. */
export const headlineSchema = z.object({
  title: z.string(),
  place: z.string(),
  picture: z.string(),
  /** E.164, of those at the place; null where there is none. */
  phone: z.string().nullable(),
  starts: momentSchema,
  ends: momentSchema,
  /**
   * The last day of its dates as people name them, where that isn't the day on which it ends: a
   * flight back on the 4th may land on the 5th.
   */
  lastDay: z.iso.date().optional(),
});
export type Headline = z.infer<typeof headlineSchema>;

/** Everybody who travels, and of how many units (rooms, cars, cabins) they have. */
export const partySizeSchema = z.object({
  people: z.number().int().min(1),
  units: z.number().int().min(1),
});

/** The part that quotes and bookings of all services share; `item` is for its service alone. */
export const itemEnvelope = {
  headline: headlineSchema,
  party: partySizeSchema,
  price: priceSchema,
  charges: z.array(chargeSchema),
  cancellation: cancellationSchema,
  /** What those at the place want to be known before payment, in the quote's language. */
  comments: z.array(z.string()),
  /** Questions to the buyer, besides names and contact. */
  needs: z.array(needSchema),
  item: itemSchema,
};

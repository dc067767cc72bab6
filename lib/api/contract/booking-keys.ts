import * as z from "zod";

/** For people, such as `V-7K4M2P9C`. */
export const bookingReferenceSchema = z.string().regex(/^[A-Z]-[2-9A-HJ-NP-Z]{8}$/);
/** Lets its holder see and cancel a booking without signing in. */
export const bookingKeySchema = z.string().regex(/^[\w-]{22,64}$/);

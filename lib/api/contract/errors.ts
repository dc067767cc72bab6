import * as z from "zod";
import { bookingReferenceSchema } from "./booking-keys";

/**
 * A proof of work that lets a rejected call pass (429 `proof_of_work_required`): the number from 0
 * to below `count` for which SHA-256 of `<salt>:<number>` is `target` in hexadecimal.
 * `<token>.<number>` goes into `X-Proof-Of-Work` of the same call, once, within 5 minutes.
 */
export const challengeSchema = z.object({
  token: z.string(),
  salt: z.string(),
  target: z.string(),
  count: z.number().int().positive(),
});
export type Challenge = z.infer<typeof challengeSchema>;

/** The shape of every error of both APIs. `error` repeats `message`: clients read either. */
export const apiErrorSchema = z.object({
  code: z.string(),
  message: z.string(),
  error: z.string(),
  requestId: z.string(),
  /** The invalid fields, for 422. */
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  challenge: challengeSchema.optional(),
  /** The earlier booking of 409 `duplicate_booking`, for who is signed in and made it. */
  duplicate: z.object({ reference: bookingReferenceSchema }).optional(),
});
export type ApiErrorBody = z.infer<typeof apiErrorSchema>;

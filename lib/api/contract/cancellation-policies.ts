import * as z from "zod";
import { endpoint } from "./endpoint";

const days = z.number().int().nonnegative();
const nights = z.number().int().positive();

export const cancellationPolicySchema = z.object({
  /** Of the cruise line: the last segment of its page's path. */
  code: z.string(),
  name: z.string(),
  /** The day these rules were looked up. */
  asOf: z.iso.date(),
  /** Made for demonstration: the line's real rules may differ. */
  isSample: z.boolean(),
  sailings: z.array(
    z.object({
      minimumNights: nights,
      /** Null: no upper limit. */
      maximumNights: nights.nullable(),
      /** From the earliest to the day of sailing. */
      periods: z.array(
        z.object({
          /** Days before sailing, both ends included; null: any earlier day. */
          fromDays: days.nullable(),
          toDays: days,
          penalty: z.discriminatedUnion("kind", [
            z.object({ kind: z.literal("none") }),
            z.object({ kind: z.literal("deposit") }),
            /** Of the total fare; at least the deposit if `atLeastDeposit`. */
            z.object({
              kind: z.literal("percentage"),
              percent: z.number().int().min(1).max(100),
              atLeastDeposit: z.boolean(),
            }),
          ]),
        }),
      ),
    }),
  ),
});
export type CancellationPolicy = z.output<typeof cancellationPolicySchema>;

export const listCancellationPoliciesEndpoint = endpoint({
  operationId: "listCancellationPolicies",
  api: "main",
  method: "get",
  access: "public",
  browser: false,
  path: "/api/cruise/cancellation-policies",
  summary: "Cancellation fees per cruise line",
  errors: ["service_not_enabled"],
  response: z.object({ data: z.array(cancellationPolicySchema) }),
});

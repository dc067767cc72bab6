import * as z from "zod";
import { serviceIds, type ServiceId } from "@/lib/api/contract/services";
import { toMajorUnits, toMoney } from "@/lib/money/money";
import { snapshotRates } from "../exchange-rates/snapshot-rates";
import type { MarkupRule } from "./markup";

const amount = z
  .number()
  .min(0, "must not be negative")
  .max(1_000_000_000, "must be at most 1,000,000,000");

const hasTwoDigits = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

const ruleSchema = z
  .strictObject({
    /** Null: of every service without a rule of its own. */
    service: z.enum(serviceIds).nullable().default(null),
    /** Of the net price. */
    percentage: z
      .number()
      .min(0, "must not be negative")
      .max(100, "must be at most 100")
      .refine(hasTwoDigits, "must have at most two digits")
      .optional(),
    /** A booking, as floor and cap are; decimal, in `currency`. */
    fixed: amount.optional(),
    floor: amount.optional(),
    cap: amount.optional(),
    currency: z
      .string()
      .refine(
        (code) => Object.hasOwn(snapshotRates.rates, code),
        "must be an ISO 4217 code such as EUR",
      )
      .optional(),
  })
  .superRefine(({ percentage, fixed, floor, cap, currency }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if ((percentage === undefined) === (fixed === undefined))
      refuse("percentage", "is needed, or else fixed: one of the two");
    const amounts = Object.entries({ fixed, floor, cap }).filter(
      ([, value]) => value !== undefined,
    );
    if (amounts.length > 0 && currency === undefined)
      refuse("currency", "is needed: amounts are in it");
    for (const [name, value = 0] of amounts) {
      if (currency !== undefined && toMajorUnits(toMoney(value, currency)) !== value)
        refuse(name, `has more digits than ${currency} has`);
    }
    if (cap !== undefined && cap < (floor ?? 0)) refuse("cap", "must not be below the floor");
  });

/** All rules of an agency as an operator writes them; they replace the earlier ones. */
export const markupInputSchema = z
  .strictObject({ rules: z.array(ruleSchema).max(serviceIds.length + 1) })
  .superRefine(({ rules }, context) => {
    const seen = new Set<ServiceId | null>();
    for (const [index, { service }] of rules.entries()) {
      if (seen.has(service))
        context.addIssue({
          code: "custom",
          path: ["rules", index, "service"],
          message: "is there twice",
        });
      seen.add(service);
    }
  });
export type MarkupInput = z.output<typeof markupInputSchema>;

/** An input rule as it is kept. Without an amount no currency matters. */
export function toMarkupRule({
  service,
  percentage,
  fixed,
  floor,
  cap,
  currency = "USD",
}: MarkupInput["rules"][number]): MarkupRule {
  const minor = (value: number | undefined) =>
    value === undefined ? null : toMoney(value, currency).amount;
  return {
    service,
    basisPoints: percentage === undefined ? null : Math.round(percentage * 100),
    fixedAmount: minor(fixed),
    floorAmount: minor(floor),
    capAmount: minor(cap),
    currency,
  };
}

/** A rule as an operator would write it. */
export function toMarkupInput({
  service,
  basisPoints,
  fixedAmount,
  floorAmount,
  capAmount,
  currency,
}: MarkupRule): MarkupInput["rules"][number] {
  const amounts = Object.entries({
    fixed: fixedAmount,
    floor: floorAmount,
    cap: capAmount,
  }).flatMap(([name, value]) =>
    value === null ? [] : [[name, toMajorUnits({ amount: value, currency })] as const],
  );
  return {
    service,
    ...(basisPoints === null ? {} : { percentage: basisPoints / 100 }),
    ...Object.fromEntries(amounts),
    ...(amounts.length > 0 ? { currency } : {}),
  };
}

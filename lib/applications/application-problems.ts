/** Why an application's form was rejected, apart from its fields. */
export const applicationRefusals = ["tooMany", "open", "member", "failed"] as const;
export type ApplicationRefusal = (typeof applicationRefusals)[number];
/** Why a decision was. */
export const decisionRefusals = [
  "decided",
  "asked",
  "member",
  "noSeats",
  "empty",
  "failed",
] as const;
export type DecisionRefusal = (typeof decisionRefusals)[number];

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | null =>
  values.find((each) => each === value) ?? null;
export const toApplicationRefusal = (value: unknown): ApplicationRefusal | null =>
  oneOf(applicationRefusals, value);
export const toDecisionRefusal = (value: unknown): DecisionRefusal | null =>
  oneOf(decisionRefusals, value);

import { cancellationPolicySchema } from "@/lib/api/contract/cancellation-policies";
import { listCancellationPolicies } from "./list-cancellation-policies";

const policies = listCancellationPolicies();

test("the lines are those with a page", () => {
  expect(policies.map(({ code }) => code)).toEqual([
    "carnival",
    "celebrity",
    "disney",
    "mcl",
    "royal-caribbean",
  ]);
});

test.each(policies)(
  "$name: every day before every sailing has one penalty, and none gets cheaper by waiting",
  (policy) => {
    expect(cancellationPolicySchema.parse(policy)).toEqual(policy);
    policy.sailings.forEach(({ minimumNights, maximumNights, periods }, index) => {
      expect(minimumNights).toBe(
        index === 0 ? 1 : (policy.sailings[index - 1]?.maximumNights ?? Number.NaN) + 1,
      );
      expect(maximumNights === null).toBe(index === policy.sailings.length - 1);
      for (const day of [
        400, 120, 119, 91, 90, 89, 76, 75, 74, 61, 60, 46, 45, 31, 30, 29, 15, 14, 8, 7, 1, 0,
      ])
        expect([
          day,
          periods.filter(({ fromDays, toDays }) => day >= toDays && day <= (fromDays ?? 1_000))
            .length,
        ]).toEqual([day, 1]);
      const cost = periods.map(
        ({ penalty }) =>
          ({
            none: 0,
            deposit: 1,
            percentage: penalty.kind === "percentage" ? penalty.percent : 0,
          })[penalty.kind],
      );
      expect(cost).toEqual([...cost].sort((a, b) => a - b));
      expect([cost[0], cost.at(-1)]).toEqual([0, 100]);
    });
  },
);

test("a table row is converted as written", () => {
  const [short] = policies.find(({ code }) => code === "carnival")?.sailings ?? [];
  expect(short?.periods).toEqual([
    { fromDays: null, toDays: 76, penalty: { kind: "none" } },
    { fromDays: 75, toDays: 56, penalty: { kind: "deposit" } },
    {
      fromDays: 55,
      toDays: 30,
      penalty: { kind: "percentage", percent: 50, atLeastDeposit: true },
    },
    {
      fromDays: 29,
      toDays: 15,
      penalty: { kind: "percentage", percent: 75, atLeastDeposit: true },
    },
    {
      fromDays: 14,
      toDays: 0,
      penalty: { kind: "percentage", percent: 100, atLeastDeposit: false },
    },
  ]);
});

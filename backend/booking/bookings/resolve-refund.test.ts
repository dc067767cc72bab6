import type { CancellationStep } from "../../ports/booking-supplier";
import type { BookingRecord } from "./booking-record";
import { resolveRefund } from "./resolve-refund";

const day = (date: string) => `${date}T12:00:00.000Z`;
const percent = (date: string, refundPercentage: number) => ({
  before: day(date),
  refundPercentage,
});
const keep = (date: string, amount: number) => ({
  before: day(date),
  keep: { amount, currency: "EUR" },
});
type Paid = { amount: number; state?: string; isDuplicate?: boolean };
const toRecord = (steps: CancellationStep[], paid: Paid[]) => {
  const rows = {
    booking: { currency: "EUR", detail: { cancellation: { zone: "UTC", steps } } },
    payments: paid.map(({ amount, state = "succeeded" }, id) => ({ id, amount, state })),
    refunds: paid.flatMap(({ isDuplicate }, paymentId) =>
      isDuplicate ? [{ paymentId, reason: "duplicate" }] : [],
    ),
  };
  return rows as unknown as BookingRecord;
};
const falling = [percent("2027-05-01", 100), percent("2027-06-01", 37)];
const penalties = [keep("2027-05-01", 0), keep("2027-06-01", 2_000)];

test.each<
  [
    string,
    CancellationStep[],
    Paid[],
    string,
    { paid: number; amount: number; step: number | null },
  ]
>([
  ["all", falling, [{ amount: 900 }], "2027-04-30", { paid: 900, amount: 900, step: 0 }],
  [
    "a part, rounded down",
    falling,
    [{ amount: 999 }],
    "2027-05-02",
    { paid: 999, amount: 369, step: 1 },
  ],
  [
    "nothing once the terms are over",
    falling,
    [{ amount: 900 }],
    "2027-06-02",
    { paid: 900, amount: 0, step: null },
  ],
  [
    "nothing at the very end of the last terms",
    falling,
    [{ amount: 900 }],
    "2027-06-01",
    { paid: 900, amount: 0, step: null },
  ],
  [
    "nothing without terms",
    [],
    [{ amount: 900 }],
    "2027-04-30",
    { paid: 900, amount: 0, step: null },
  ],
  [
    "a part of deposit and balance",
    falling,
    [{ amount: 300 }, { amount: 700 }],
    "2027-05-02",
    { paid: 1_000, amount: 370, step: 1 },
  ],
  [
    "nothing of tries and of what was paid twice",
    falling,
    [{ amount: 300, state: "expired" }, { amount: 300 }, { amount: 300, isDuplicate: true }],
    "2027-04-30",
    { paid: 300, amount: 300, step: 0 },
  ],
  [
    "all where the penalty is nothing yet",
    penalties,
    [{ amount: 900 }],
    "2027-04-30",
    { paid: 900, amount: 900, step: 0 },
  ],
  [
    "all but the penalty",
    penalties,
    [{ amount: 3_000 }, { amount: 7_000 }],
    "2027-05-02",
    { paid: 10_000, amount: 8_000, step: 1 },
  ],
  [
    "nothing where the penalty is more than was paid",
    penalties,
    [{ amount: 900 }],
    "2027-05-02",
    { paid: 900, amount: 0, step: 1 },
  ],
  ["nothing where nothing was paid", penalties, [], "2027-05-02", { paid: 0, amount: 0, step: 1 }],
])("gives back %s", (_, steps, paid, on, { step, ...expected }) =>
  expect(resolveRefund(toRecord(steps, paid), new Date(day(on)))).toEqual({
    ...expected,
    step: step === null ? null : steps[step],
    until: step === null ? null : new Date(steps[step]?.before ?? ""),
  }),
);

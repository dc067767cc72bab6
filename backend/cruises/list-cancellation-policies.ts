import type { CancellationPolicy } from "@/lib/api/contract/cancellation-policies";
import { asOf, cancellationTable } from "./cancellation-table";
import { shipLines } from "./ship-lines";

type Period = CancellationPolicy["sailings"][number]["periods"][number];

function toPenalty(text: string): Period["penalty"] {
  if (text === "deposit") return { kind: "deposit" };
  return {
    kind: "percentage",
    percent: Number.parseInt(text, 10),
    atLeastDeposit: text.endsWith("or deposit"),
  };
}

/**
 * Each cruise line's cancellation fees: days before sailing, both ends included, without gaps down
 * to the day of sailing.
 */
export const listCancellationPolicies = (): CancellationPolicy[] =>
  shipLines.map(({ code, name }) => ({
    code,
    name,
    asOf,
    isSample: true,
    sailings: cancellationTable[code].map(({ nights: [minimumNights, maximumNights], from }) => ({
      minimumNights,
      maximumNights,
      periods: [
        { fromDays: null, toDays: (from[0]?.[0] ?? -1) + 1, penalty: { kind: "none" } },
        ...from.map(([days, penalty], index): Period => ({
          fromDays: days,
          toDays: (from[index + 1]?.[0] ?? -1) + 1,
          penalty: toPenalty(penalty),
        })),
      ],
    })),
  }));

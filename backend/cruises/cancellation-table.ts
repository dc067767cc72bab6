import type { ShipLineCode } from "./ship-lines";

/**
 * A sailing's nights, and the penalty from each number of days before it: "none", "deposit", a
 * share of the fare in percent, or that but at least the deposit.
 */
type Row = {
  nights: [minimum: number, maximum: number | null];
  from: [days: number, penalty: "deposit" | `${number}%` | `${number}% or deposit`][];
};

/** The day the table was compiled. Before the first period nothing is charged. */
export const asOf = "2026-11-01";

/**
 * The lines' general schedules for refundable fares, as agents know them. Part of the sandbox, like
 * its offers: suites, holiday sailings and groups differ, and a booking's confirmation is decisive.
 */
export const cancellationTable: Record<ShipLineCode, Row[]> = {
  carnival: [
    {
      nights: [1, 5],
      from: [
        [75, "deposit"],
        [55, "50% or deposit"],
        [29, "75% or deposit"],
        [14, "100%"],
      ],
    },
    {
      nights: [6, null],
      from: [
        [90, "deposit"],
        [55, "50% or deposit"],
        [29, "75% or deposit"],
        [14, "100%"],
      ],
    },
  ],
  celebrity: [
    {
      nights: [1, 4],
      from: [
        [74, "50%"],
        [60, "75%"],
        [30, "100%"],
      ],
    },
    {
      nights: [5, null],
      from: [
        [89, "25%"],
        [74, "50%"],
        [60, "75%"],
        [30, "100%"],
      ],
    },
  ],
  disney: [
    {
      nights: [1, 5],
      from: [
        [89, "deposit"],
        [44, "50%"],
        [29, "75%"],
        [14, "100%"],
      ],
    },
    {
      nights: [6, null],
      from: [
        [119, "deposit"],
        [55, "50%"],
        [29, "75%"],
        [14, "100%"],
      ],
    },
  ],
  mcl: [
    {
      nights: [1, null],
      from: [
        [60, "deposit"],
        [30, "50%"],
        [14, "75%"],
        [7, "100%"],
      ],
    },
  ],
  "royal-caribbean": [
    {
      nights: [1, 4],
      from: [
        [74, "50%"],
        [60, "75%"],
        [30, "100%"],
      ],
    },
    {
      nights: [5, 14],
      from: [
        [89, "25%"],
        [74, "50%"],
        [60, "75%"],
        [30, "100%"],
      ],
    },
    {
      nights: [15, null],
      from: [
        [119, "25%"],
        [60, "50%"],
        [40, "75%"],
        [24, "100%"],
      ],
    },
  ],
};

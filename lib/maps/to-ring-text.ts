import type { useFormatter } from "next-intl";

/** The distance of a ring around a place, in metres below a kilometre. */
export const toRingText =
  (format: ReturnType<typeof useFormatter>) =>
  (km: number): string =>
    km < 1
      ? format.number(km * 1_000, { style: "unit", unit: "meter" })
      : format.number(km, { style: "unit", unit: "kilometer" });

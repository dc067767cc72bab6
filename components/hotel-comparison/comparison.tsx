import type { ComponentProps } from "react";
import type { ComparedRates } from "@/lib/data/hotel-comparison";
import { ComparisonTable } from "./comparison-table";

type Props = Omit<ComponentProps<typeof ComparisonTable>, "rates"> & {
  rates: Promise<ReadonlyMap<string, ComparedRates>>;
};

/** The table, once the suppliers have answered. */
export const Comparison = async ({ rates, ...props }: Props) => (
  <ComparisonTable {...props} rates={await rates} />
);

import type { Point } from "@/lib/api/contract/point";

/** A city of 15,000 people or more, or a well-known smaller resort. `id` is GeoNames'. */
export type City = Point & {
  id: number;
  name: string;
  countryCode: string;
  /** Empty if the source has none. */
  region: string;
  population: number;
  /** IANA name. */
  timeZone: string;
  aliases: readonly string[];
};

/** An airport with scheduled service and an IATA code. */
export type Airport = Point & {
  iata: string;
  name: string;
  city: string;
  countryCode: string;
  region: string;
  isLarge: boolean;
  timeZone: string;
  aliases: readonly string[];
};

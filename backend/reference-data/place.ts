import type { LanguageCode } from "@/lib/api/contract/languages";
import type { AreaKind, LandmarkKind } from "@/lib/api/contract/place-terms";
import type { Bounds, Point } from "@/lib/api/contract/point";

/** What a place is called where that isn't its `name`. */
export type PlaceNames = Readonly<Partial<Record<LanguageCode, string>>>;

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
  names: PlaceNames;
  /** Of the part of its country that it lies in, as `regions.tsv` has it: `IT.16`. */
  regionCode: string;
  /** Whether most travellers know it. */
  isFamous: boolean;
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

type Named = Point & {
  /** Readable and stable, such as `crete`. */
  id: string;
  name: string;
  names: PlaceNames;
  aliases: readonly string[];
  /** Roughly how many people would mean it who type its name, as a city's population. */
  weight: number;
};

/** A region, an island or a coast, with what it lies in; the point is the middle of that. */
export type Area = Named & { kind: AreaKind; countryCode: string; bounds: Bounds };

/** A quarter, beach, station or sight of a city. */
export type Landmark = Named & { kind: LandmarkKind; city: City };

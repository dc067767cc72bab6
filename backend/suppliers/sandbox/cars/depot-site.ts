import type { DepotKind } from "@/lib/api/contract/car-terms";
import type { Point } from "@/lib/api/contract/point";
import type { City } from "@/backend/reference-data/place";
import type { PlaceProfile } from "../place-profile";
import type { CarGroup } from "./car-groups";
import type { CarWord } from "./null-island";
import type { Hours } from "./opening-hours";
import type { RentalCompany } from "./rental-companies";

/** A company's cars of a group at a depot. */
export type FleetCar = {
  /** What its stock is counted by, and the end of its ids. */
  unit: string;
  company: RentalCompany;
  group: CarGroup;
  /** Cars a day. */
  allotment: number;
  /** Prepaid, cheaper, and nothing of it comes back. */
  isSaver: boolean;
  seed: number;
  /** Its name in every language; that of its group when it isn't given. */
  name?: string;
  word: CarWord | null;
};

/** Where cars are picked up and brought back. */
export type DepotSite = Point & {
  /** Unique; in ids of cars, too. */
  key: string;
  name: string;
  kind: DepotKind;
  airport: string | null;
  /** What it lies in; prices and seasons are its. */
  city: City;
  timeZone: string;
  /** Without city and country. */
  street: string;
  profile: PlaceProfile;
  hours: Hours;
  cars: readonly FleetCar[];
};

import type { CarDealWire } from "@/lib/api/contract/deals";
import type { CarScene } from "./pictures";

/**
 * ACRISS letters apart from the gearbox, which depends on the country: category, type, fuel and air
 * conditioning.
 */
type CarClass = {
  scene: CarScene;
  category: string;
  type: string;
  fuel: string;
  seats: number;
  bags: number;
  doors: number;
  isAlwaysAutomatic: boolean;
  minimumAge: number;
  /** Dollars a day in a mid-priced country. */
  dollars: number;
};

export const carClasses: readonly CarClass[] = [
  {
    scene: "mini",
    category: "M",
    type: "B",
    fuel: "R",
    seats: 4,
    bags: 1,
    doors: 3,
    isAlwaysAutomatic: false,
    minimumAge: 18,
    dollars: 21,
  },
  {
    scene: "economy",
    category: "E",
    type: "D",
    fuel: "R",
    seats: 5,
    bags: 2,
    doors: 5,
    isAlwaysAutomatic: false,
    minimumAge: 18,
    dollars: 25,
  },
  {
    scene: "compact",
    category: "C",
    type: "D",
    fuel: "R",
    seats: 5,
    bags: 2,
    doors: 5,
    isAlwaysAutomatic: false,
    minimumAge: 18,
    dollars: 30,
  },
  {
    scene: "intermediate",
    category: "I",
    type: "D",
    fuel: "R",
    seats: 5,
    bags: 3,
    doors: 5,
    isAlwaysAutomatic: false,
    minimumAge: 21,
    dollars: 37,
  },
  {
    scene: "electric",
    category: "C",
    type: "D",
    fuel: "E",
    seats: 5,
    bags: 2,
    doors: 5,
    isAlwaysAutomatic: true,
    minimumAge: 21,
    dollars: 42,
  },
  {
    scene: "suv",
    category: "I",
    type: "F",
    fuel: "R",
    seats: 5,
    bags: 4,
    doors: 5,
    isAlwaysAutomatic: false,
    minimumAge: 21,
    dollars: 49,
  },
  {
    scene: "convertible",
    category: "S",
    type: "T",
    fuel: "R",
    seats: 4,
    bags: 1,
    doors: 2,
    isAlwaysAutomatic: true,
    minimumAge: 25,
    dollars: 68,
  },
  {
    scene: "van",
    category: "F",
    type: "V",
    fuel: "R",
    seats: 9,
    bags: 6,
    doors: 5,
    isAlwaysAutomatic: false,
    minimumAge: 23,
    dollars: 74,
  },
  {
    scene: "luxury",
    category: "L",
    type: "D",
    fuel: "R",
    seats: 5,
    bags: 3,
    doors: 4,
    isAlwaysAutomatic: true,
    minimumAge: 25,
    dollars: 112,
  },
];

/** Where rental cars have an automatic gearbox unless said otherwise. */
const automaticCountries = new Set(
  "US CA MX AU NZ JP KR TW SG HK AE SA QA KW BH OM IL PR BS BM KY TH MY CR PA DO JM".split(" "),
);

export const toTransmission = (
  { isAlwaysAutomatic }: CarClass,
  countryCode: string,
): CarDealWire["transmission"] =>
  isAlwaysAutomatic || automaticCountries.has(countryCode) ? "automatic" : "manual";

/** The ACRISS code: category, type, transmission, fuel and air conditioning. */
export const toAcriss = (
  { category, type, fuel }: CarClass,
  transmission: CarDealWire["transmission"],
): string => `${category}${type}${transmission === "automatic" ? "A" : "M"}${fuel}`;

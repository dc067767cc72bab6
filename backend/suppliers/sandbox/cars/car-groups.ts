import type { CarScene } from "../pictures";

/** A group of cars as rental companies sort them: none is promised, only its like. */
export type CarGroup = {
  code: GroupCode;
  /** ACRISS letters without the gearbox's, which depends on the country. */
  category: string;
  type: string;
  fuel: string;
  hasFourWheelDrive: boolean;
  isAlwaysAutomatic: boolean;
  seats: number;
  bags: { large: number; small: number };
  doors: number;
  /** km of a charge. */
  range: number | null;
  scene: CarScene;
  minimumAge: number;
  /** US cents. */
  day: number;
  deposit: number;
  excess: number;
  /** Of a km beyond those included. */
  extraKm: number;
  /** Small depots have these alone. */
  isCommon: boolean;
};

export const groupCodes = [
  "mini",
  "economy",
  "compact",
  "intermediate",
  "standard",
  "full-size",
  "premium",
  "luxury",
  "wagon",
  "suv",
  "suv-4x4",
  "van",
  "convertible",
  "electric",
  "electric-plus",
  "hybrid",
] as const;
export type GroupCode = (typeof groupCodes)[number];

type Row = Omit<CarGroup, "code" | "hasFourWheelDrive" | "isAlwaysAutomatic" | "range" | "bags"> & {
  bags: [large: number, small: number];
} & Partial<Pick<CarGroup, "hasFourWheelDrive" | "isAlwaysAutomatic" | "range">>;

const rows: Record<GroupCode, Row> = {
  mini: {
    ...{ category: "M", type: "B", fuel: "R", scene: "mini", minimumAge: 21, isCommon: true },
    ...{ seats: 4, bags: [1, 1], doors: 3 },
    ...{ day: 2_100, deposit: 30_000, excess: 90_000, extraKm: 15 },
  },
  economy: {
    ...{ category: "E", type: "D", fuel: "R", scene: "economy", minimumAge: 21, isCommon: true },
    ...{ seats: 5, bags: [1, 2], doors: 5 },
    ...{ day: 2_500, deposit: 30_000, excess: 100_000, extraKm: 16 },
  },
  compact: {
    ...{ category: "C", type: "D", fuel: "R", scene: "compact", minimumAge: 21, isCommon: true },
    ...{ seats: 5, bags: [2, 1], doors: 5 },
    ...{ day: 3_000, deposit: 40_000, excess: 110_000, extraKm: 18 },
  },
  intermediate: {
    ...{ category: "I", type: "D", fuel: "R", scene: "intermediate", minimumAge: 21 },
    ...{ seats: 5, bags: [2, 2], doors: 5, isCommon: true },
    ...{ day: 3_700, deposit: 50_000, excess: 130_000, extraKm: 20 },
  },
  standard: {
    ...{ category: "S", type: "D", fuel: "D", scene: "intermediate", minimumAge: 21 },
    ...{ seats: 5, bags: [3, 1], doors: 4, isCommon: false },
    ...{ day: 4_400, deposit: 60_000, excess: 140_000, extraKm: 22 },
  },
  "full-size": {
    ...{ category: "F", type: "D", fuel: "D", scene: "luxury", minimumAge: 23, isCommon: false },
    ...{ seats: 5, bags: [3, 2], doors: 4 },
    ...{ day: 5_600, deposit: 80_000, excess: 160_000, extraKm: 26 },
  },
  premium: {
    ...{ category: "P", type: "D", fuel: "D", scene: "luxury", minimumAge: 25, isCommon: false },
    ...{ seats: 5, bags: [3, 2], doors: 4, isAlwaysAutomatic: true },
    ...{ day: 8_200, deposit: 120_000, excess: 200_000, extraKm: 35 },
  },
  luxury: {
    ...{ category: "L", type: "D", fuel: "R", scene: "luxury", minimumAge: 25, isCommon: false },
    ...{ seats: 5, bags: [3, 1], doors: 4, isAlwaysAutomatic: true },
    ...{ day: 11_200, deposit: 200_000, excess: 300_000, extraKm: 60 },
  },
  wagon: {
    ...{ category: "I", type: "W", fuel: "D", scene: "wagon", minimumAge: 21 },
    ...{ seats: 5, bags: [4, 1], doors: 5, isCommon: false },
    ...{ day: 4_300, deposit: 60_000, excess: 140_000, extraKm: 22 },
  },
  suv: {
    ...{ category: "C", type: "F", fuel: "R", scene: "suv", minimumAge: 21, isCommon: true },
    ...{ seats: 5, bags: [2, 2], doors: 5 },
    ...{ day: 4_900, deposit: 70_000, excess: 150_000, extraKm: 25 },
  },
  "suv-4x4": {
    ...{ category: "S", type: "F", fuel: "D", scene: "suv", minimumAge: 23, isCommon: false },
    ...{ seats: 5, bags: [3, 2], doors: 5, hasFourWheelDrive: true },
    ...{ day: 6_900, deposit: 100_000, excess: 180_000, extraKm: 32 },
  },
  van: {
    ...{ category: "F", type: "V", fuel: "D", scene: "van", minimumAge: 23, isCommon: false },
    ...{ seats: 9, bags: [4, 4], doors: 5 },
    ...{ day: 7_400, deposit: 100_000, excess: 200_000, extraKm: 30 },
  },
  convertible: {
    ...{ category: "S", type: "T", fuel: "V", scene: "convertible", minimumAge: 25 },
    ...{ seats: 4, bags: [1, 1], doors: 2, isAlwaysAutomatic: true, isCommon: false },
    ...{ day: 6_800, deposit: 100_000, excess: 200_000, extraKm: 40 },
  },
  electric: {
    ...{ category: "C", type: "D", fuel: "E", scene: "electric", minimumAge: 21 },
    ...{ seats: 5, bags: [2, 1], doors: 5, isAlwaysAutomatic: true, isCommon: true },
    ...{ day: 4_200, deposit: 60_000, excess: 150_000, extraKm: 20, range: 330 },
  },
  "electric-plus": {
    ...{ category: "C", type: "D", fuel: "C", scene: "electric", minimumAge: 23 },
    ...{ seats: 5, bags: [2, 2], doors: 5, isAlwaysAutomatic: true, isCommon: false },
    ...{ day: 5_300, deposit: 80_000, excess: 170_000, extraKm: 22, range: 490 },
  },
  hybrid: {
    ...{ category: "I", type: "D", fuel: "H", scene: "compact", minimumAge: 21 },
    ...{ seats: 5, bags: [2, 1], doors: 5, isAlwaysAutomatic: true, isCommon: false },
    ...{ day: 4_000, deposit: 50_000, excess: 130_000, extraKm: 20 },
  },
};

export const carGroups: Readonly<Record<GroupCode, CarGroup>> = Object.fromEntries(
  groupCodes.map((code) => {
    const { bags, ...row } = rows[code];
    const [large, small] = bags;
    const defaults = { hasFourWheelDrive: false, isAlwaysAutomatic: false, range: null };
    return [code, { ...defaults, ...row, code, bags: { large, small } }];
  }),
) as unknown as Record<GroupCode, CarGroup>;

/** Where rental cars have an automatic gearbox unless said otherwise. */
const automaticCountries = new Set(
  "US CA MX AU NZ JP KR TW SG HK AE SA QA KW BH OM IL PR BS BM KY TH MY CR PA DO JM".split(" "),
);

/** The four letters: category, type, gearbox with drive, fuel and air conditioning. */
export function toAcriss(
  { category, type, fuel, hasFourWheelDrive, isAlwaysAutomatic }: CarGroup,
  countryCode: string,
): string {
  const isAutomatic = isAlwaysAutomatic || automaticCountries.has(countryCode);
  const drive = isAutomatic ? (hasFourWheelDrive ? "B" : "A") : hasFourWheelDrive ? "N" : "M";
  return `${category}${type}${drive}${fuel}`;
}

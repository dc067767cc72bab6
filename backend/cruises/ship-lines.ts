/** Codes are the slugs of the cancellation policy's sub-pages. */
export const shipLines = [
  { code: "carnival", name: "Carnival Cruise Line" },
  { code: "celebrity", name: "Celebrity Cruises" },
  { code: "disney", name: "Disney Cruise Line" },
  { code: "mcl", name: "Margaritaville at Sea" },
  { code: "royal-caribbean", name: "Royal Caribbean International" },
] as const;

export type ShipLineCode = (typeof shipLines)[number]["code"];

type Question = {
  id: string;
  type: "STRING" | "NUMBER_AND_UNIT" | "DATE" | "TIME" | "LOCATION_REF_OR_FREE_TEXT";
  group: "PER_TRAVELER" | "PER_BOOKING";
  required: "MANDATORY" | "OPTIONAL" | "CONDITIONAL";
  maxLength: number;
  units?: readonly string[];
  allowedAnswers?: readonly string[];
};

const each = { group: "PER_TRAVELER", required: "MANDATORY" } as const;
const booking = { group: "PER_BOOKING", required: "CONDITIONAL" } as const;
const text = { type: "STRING", maxLength: 255 } as const;
const time = { type: "TIME", maxLength: 100 } as const;
const place = {
  type: "LOCATION_REF_OR_FREE_TEXT",
  units: ["LOCATION_REFERENCE", "FREETEXT"],
  maxLength: 1000,
} as const;

const bands = ["ADULT", "SENIOR", "YOUTH", "CHILD", "INFANT", "TRAVELER"];

/**
 * All booking questions of Viator's Partner API v2: ids, types and limits, without its texts
 * (backend/reference-data/SOURCES.md). It calls both names of rail companies times.
 */
export const viatorQuestions: readonly Question[] = [
  { id: "AGEBAND", ...each, ...text, maxLength: 50, allowedAnswers: bands },
  { id: "DATE_OF_BIRTH", ...each, type: "DATE", maxLength: 100 },
  { id: "DISEMBARKATION_TIME", ...booking, ...time, required: "MANDATORY" },
  { id: "FULL_NAMES_FIRST", ...each, ...text, maxLength: 50 },
  { id: "FULL_NAMES_LAST", ...each, ...text, maxLength: 50 },
  { id: "HEIGHT", ...each, type: "NUMBER_AND_UNIT", units: ["cm", "ft"], maxLength: 50 },
  { id: "PASSPORT_EXPIRY", ...each, type: "DATE", maxLength: 100 },
  { id: "PASSPORT_NATIONALITY", ...each, ...text },
  { id: "PASSPORT_PASSPORT_NO", ...each, ...text },
  { id: "PICKUP_POINT", ...booking, ...place },
  { id: "SPECIAL_REQUIREMENTS", ...booking, ...text, required: "OPTIONAL", maxLength: 1000 },
  { id: "TRANSFER_AIR_ARRIVAL_AIRLINE", ...booking, ...text },
  { id: "TRANSFER_AIR_ARRIVAL_FLIGHT_NO", ...booking, ...text },
  { id: "TRANSFER_AIR_DEPARTURE_AIRLINE", ...booking, ...text },
  { id: "TRANSFER_AIR_DEPARTURE_FLIGHT_NO", ...booking, ...text },
  { id: "TRANSFER_ARRIVAL_DROP_OFF", ...booking, ...place },
  {
    ...{ id: "TRANSFER_ARRIVAL_MODE", ...booking, ...text, required: "MANDATORY", maxLength: 50 },
    allowedAnswers: ["AIR", "RAIL", "SEA", "OTHER"],
  },
  { id: "TRANSFER_ARRIVAL_TIME", ...booking, ...time },
  { id: "TRANSFER_DEPARTURE_DATE", ...booking, type: "DATE", maxLength: 100 },
  {
    ...{ id: "TRANSFER_DEPARTURE_MODE", ...booking, ...text, required: "MANDATORY", maxLength: 50 },
    allowedAnswers: ["AIR", "RAIL", "SEA"],
  },
  { id: "TRANSFER_DEPARTURE_PICKUP", ...booking, ...place },
  { id: "TRANSFER_DEPARTURE_TIME", ...booking, ...time },
  { id: "TRANSFER_PORT_ARRIVAL_TIME", ...booking, ...time },
  { id: "TRANSFER_PORT_CRUISE_SHIP", ...booking, ...text },
  { id: "TRANSFER_PORT_DEPARTURE_TIME", ...booking, ...text, maxLength: 100 },
  { id: "TRANSFER_RAIL_ARRIVAL_LINE", ...booking, ...time, maxLength: 255 },
  { id: "TRANSFER_RAIL_ARRIVAL_STATION", ...booking, ...text },
  { id: "TRANSFER_RAIL_DEPARTURE_LINE", ...booking, ...time, maxLength: 255 },
  { id: "TRANSFER_RAIL_DEPARTURE_STATION", ...booking, ...text },
  { id: "WEIGHT", ...each, type: "NUMBER_AND_UNIT", units: ["kg", "lbs"], maxLength: 50 },
];

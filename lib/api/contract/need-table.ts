type Row = {
  /** About a person's body, documents or family: always stored encrypted, never shown again. */
  isPersonal?: true;
  /** The answers of a choice that the site has words for; others come with `optionLabels`. */
  options?: readonly string[];
};

const modes = { options: ["air", "rail", "sea", "other"] } as const;

/**
 * Every question that the site has words for. Suppliers' own are `question1` to `question9`, with
 * a label each. Free of zod: the browser imports it.
 */
export const needTable = {
  birthDate: { isPersonal: true },
  flightNumber: {},
  gender: { isPersonal: true, options: ["female", "male"] },
  passportNumber: { isPersonal: true },
  passportExpiry: { isPersonal: true },
  passportCountry: { isPersonal: true },
  loyalty: {},
  ageBand: { options: ["adult", "senior", "youth", "child", "infant", "traveller"] },
  nationality: { isPersonal: true },
  weight: { isPersonal: true },
  height: { isPersonal: true },
  emergencyName: { isPersonal: true },
  emergencyPhone: { isPersonal: true },
  pickUp: { options: ["pickUp", "meet"] },
  pickUpPlace: {},
  pickUpAirport: {},
  pickUpPort: {},
  arrivalMode: modes,
  arrivalAirline: {},
  arrivalFlightNumber: {},
  arrivalRailLine: {},
  arrivalStation: {},
  arrivalTime: {},
  arrivalPortTime: {},
  arrivalDropOff: {},
  departureMode: modes,
  departureAirline: {},
  departureFlightNumber: {},
  departureRailLine: {},
  departureStation: {},
  departureDate: {},
  departureTime: {},
  departurePortTime: {},
  departurePickUp: {},
  cruiseShip: {},
  disembarkationTime: {},
  dining: {},
  bedding: {},
  specialRequirements: {},
} as const satisfies Record<string, Row>;
export type FixedNeedId = keyof typeof needTable;

export const questionIds = [
  ...(["question1", "question2", "question3", "question4", "question5"] as const),
  ...(["question6", "question7", "question8", "question9"] as const),
] as const;
export type QuestionId = (typeof questionIds)[number];

export const needIds = [...(Object.keys(needTable) as FixedNeedId[]), ...questionIds] as readonly (
  | FixedNeedId
  | QuestionId
)[];
export type NeedId = (typeof needIds)[number];

const toRow = (id: NeedId): Row => (id in needTable ? needTable[id as FixedNeedId] : {});

export const isPersonalNeed = (id: NeedId): boolean => toRow(id).isPersonal ?? false;

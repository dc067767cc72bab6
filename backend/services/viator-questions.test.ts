import { isPersonalNeed } from "@/lib/api/contract/need-table";
import { needSchema, answerSchema, type Answer, type Need } from "@/lib/api/contract/needs";
import { requireAnswers } from "../booking/bookings/answers";
import { toCountryName } from "../reference-data/countries";
import { viatorQuestions } from "./testing/viator-questions";

// The most fixed questions of any supplier. That each fits a need, and its answer comes back as
// that supplier takes it, shows that needs can say them.

type Question = (typeof viatorQuestions)[number];
type Sent = { question: string; answer: string; unit?: string; travelerNum?: number };
type Own = Pick<Need, "id"> & Partial<Need>;

const arrival = (...is: string[]) => ({ when: { need: "arrivalMode" as const, is } });
const departure = (...is: string[]) => ({ when: { need: "departureMode" as const, is } });
const hotel = { options: ["LOC-1", "CONTACT_SUPPLIER_LATER"], optionLabels: { "LOC-1": "Inn" } };

/** The questions that the site has a name for, and when they apply. */
const needs: Record<string, Own> = {
  AGEBAND: { id: "ageBand" },
  DATE_OF_BIRTH: { id: "birthDate" },
  DISEMBARKATION_TIME: { id: "disembarkationTime" },
  HEIGHT: { id: "height" },
  PASSPORT_EXPIRY: { id: "passportExpiry" },
  PASSPORT_NATIONALITY: { id: "passportCountry", kind: "country" },
  PASSPORT_PASSPORT_NO: { id: "passportNumber", kind: "document" },
  PICKUP_POINT: { id: "pickUpPlace", ...arrival("other"), ...hotel },
  SPECIAL_REQUIREMENTS: { id: "specialRequirements" },
  TRANSFER_AIR_ARRIVAL_AIRLINE: { id: "arrivalAirline", ...arrival("air") },
  TRANSFER_AIR_ARRIVAL_FLIGHT_NO: { id: "arrivalFlightNumber", ...arrival("air") },
  TRANSFER_AIR_DEPARTURE_AIRLINE: { id: "departureAirline", ...departure("air") },
  TRANSFER_AIR_DEPARTURE_FLIGHT_NO: { id: "departureFlightNumber", ...departure("air") },
  TRANSFER_ARRIVAL_DROP_OFF: { id: "arrivalDropOff", ...arrival("air", "rail", "sea") },
  TRANSFER_ARRIVAL_MODE: { id: "arrivalMode" },
  TRANSFER_ARRIVAL_TIME: { id: "arrivalTime", ...arrival("air", "rail") },
  TRANSFER_DEPARTURE_DATE: { id: "departureDate", ...departure("air", "rail", "sea") },
  TRANSFER_DEPARTURE_MODE: { id: "departureMode" },
  TRANSFER_DEPARTURE_PICKUP: { id: "departurePickUp", ...departure("air", "rail", "sea") },
  TRANSFER_DEPARTURE_TIME: { id: "departureTime", ...departure("air") },
  TRANSFER_PORT_ARRIVAL_TIME: { id: "arrivalPortTime", ...arrival("sea") },
  TRANSFER_PORT_CRUISE_SHIP: {
    id: "cruiseShip",
    when: { ...arrival("sea").when, or: [departure("sea").when] },
  },
  TRANSFER_PORT_DEPARTURE_TIME: { id: "departurePortTime", kind: "time", ...departure("sea") },
  TRANSFER_RAIL_ARRIVAL_LINE: { id: "arrivalRailLine", kind: "text", ...arrival("rail") },
  TRANSFER_RAIL_ARRIVAL_STATION: { id: "arrivalStation", ...arrival("rail") },
  TRANSFER_RAIL_DEPARTURE_LINE: { id: "departureRailLine", kind: "text", ...departure("rail") },
  TRANSFER_RAIL_DEPARTURE_STATION: { id: "departureStation", ...departure("rail") },
  WEIGHT: { id: "weight" },
};
/** Those are travellers' names, which every order has. */
const names = ["FULL_NAMES_FIRST", "FULL_NAMES_LAST"];

const kinds = {
  STRING: "text",
  NUMBER_AND_UNIT: "measure",
  DATE: "date",
  TIME: "time",
  LOCATION_REF_OR_FREE_TEXT: "text",
} as const;
const words: Record<string, string> = { lbs: "lb", TRAVELER: "traveller" };
const toOurs = (word: string) => words[word] ?? word.toLowerCase();
const toTheirs = (options: readonly string[] = [], ours: string) =>
  options.find((option) => toOurs(option) === ours) ?? ours;

function toNeed({ id, type, group, required, maxLength, units, allowedAnswers }: Question): Need {
  const own = needs[id];
  if (!own) throw new Error(`${id} has no need`);
  const kind = own.kind ?? (allowedAnswers ? "choice" : kinds[type]);
  return {
    of: group === "PER_BOOKING" ? "booking" : "each",
    isRequired: required !== "OPTIONAL",
    isSealed: isPersonalNeed(own.id),
    kind,
    ...(kind === "text" ? { maximum: maxLength } : {}),
    ...(kind === "measure" && units ? { units: units.map(toOurs) } : {}),
    ...(allowedAnswers ? { options: allowedAnswers.map(toOurs) } : {}),
    ...own,
  };
}

/** An answer as the supplier takes it. */
function toSent(question: Question, need: Need, { value, unit, traveller }: Answer): Sent {
  const { id, type, units, allowedAnswers } = question;
  const isListed = need.options?.includes(value) ?? false;
  const sentUnit =
    type === "LOCATION_REF_OR_FREE_TEXT"
      ? units?.[isListed ? 0 : 1]
      : unit && toTheirs(units, unit);
  return {
    question: id,
    answer: need.kind === "country" ? toCountryName(value, "en") : toTheirs(allowedAnswers, value),
    ...(sentUnit ? { unit: sentUnit } : {}),
    ...(traveller === null ? {} : { travelerNum: traveller + 1 }),
  };
}

const asked = viatorQuestions.filter(({ id }) => !names.includes(id));
const list = asked.map((question) => ({ question, need: toNeed(question) }));
const needOf = (id: string) => list.find(({ question }) => question.id === id)?.need;

test("each of the 30 questions is a need, or a traveller's name", () => {
  expect(viatorQuestions).toHaveLength(30);
  expect(viatorQuestions.map(({ id }) => id).sort()).toEqual(
    [...Object.keys(needs), ...names].sort(),
  );
  expect(new Set(list.map(({ need }) => need.id)).size).toBe(list.length);
  for (const { need } of list) expect(needSchema.parse(need)).toEqual(need);
});

type Given = [question: string, answer: Omit<Answer, "need" | "traveller">, sent: Partial<Sent>];
const ofEach: Given[] = [
  ["AGEBAND", { value: "traveller" }, { answer: "TRAVELER" }],
  ["DATE_OF_BIRTH", { value: "1990-05-31" }, { answer: "1990-05-31" }],
  ["HEIGHT", { value: "5'11", unit: "ft" }, { answer: "5'11", unit: "ft" }],
  ["PASSPORT_EXPIRY", { value: "2031-01-01" }, { answer: "2031-01-01" }],
  ["PASSPORT_NATIONALITY", { value: "PT" }, { answer: "Portugal" }],
  ["PASSPORT_PASSPORT_NO", { value: "CA123456" }, { answer: "CA123456" }],
  ["WEIGHT", { value: "176", unit: "lb" }, { answer: "176", unit: "lbs" }],
];
const free = (answer: string) => ({ answer, unit: "FREETEXT" });
const booked: Given[] = [
  ["DISEMBARKATION_TIME", { value: "08:15" }, { answer: "08:15" }],
  ["SPECIAL_REQUIREMENTS", { value: "x".repeat(1000) }, { answer: "x".repeat(1000) }],
];
const ways: [string, Given[]][] = [
  [
    "by plane and back by train",
    [
      ["TRANSFER_ARRIVAL_MODE", { value: "air" }, { answer: "AIR" }],
      ["TRANSFER_AIR_ARRIVAL_AIRLINE", { value: "Meridian Air" }, { answer: "Meridian Air" }],
      ["TRANSFER_AIR_ARRIVAL_FLIGHT_NO", { value: "7X 12" }, { answer: "7X 12" }],
      ["TRANSFER_ARRIVAL_TIME", { value: "14:30" }, { answer: "14:30" }],
      ["TRANSFER_ARRIVAL_DROP_OFF", { value: "12 Rose Street" }, free("12 Rose Street")],
      ["TRANSFER_DEPARTURE_MODE", { value: "rail" }, { answer: "RAIL" }],
      ["TRANSFER_RAIL_DEPARTURE_LINE", { value: "Amtrak" }, { answer: "Amtrak" }],
      ["TRANSFER_RAIL_DEPARTURE_STATION", { value: "Central" }, { answer: "Central" }],
      ["TRANSFER_DEPARTURE_DATE", { value: "2027-03-12" }, { answer: "2027-03-12" }],
      ["TRANSFER_DEPARTURE_PICKUP", { value: "12 Rose Street" }, free("12 Rose Street")],
    ],
  ],
  [
    "by train and back by plane",
    [
      ["TRANSFER_ARRIVAL_MODE", { value: "rail" }, { answer: "RAIL" }],
      ["TRANSFER_RAIL_ARRIVAL_LINE", { value: "Amtrak" }, { answer: "Amtrak" }],
      ["TRANSFER_RAIL_ARRIVAL_STATION", { value: "Central" }, { answer: "Central" }],
      ["TRANSFER_ARRIVAL_TIME", { value: "14:30" }, { answer: "14:30" }],
      ["TRANSFER_ARRIVAL_DROP_OFF", { value: "12 Rose Street" }, free("12 Rose Street")],
      ["TRANSFER_DEPARTURE_MODE", { value: "air" }, { answer: "AIR" }],
      ["TRANSFER_AIR_DEPARTURE_AIRLINE", { value: "Meridian Air" }, { answer: "Meridian Air" }],
      ["TRANSFER_AIR_DEPARTURE_FLIGHT_NO", { value: "7X 13" }, { answer: "7X 13" }],
      ["TRANSFER_DEPARTURE_DATE", { value: "2027-03-12" }, { answer: "2027-03-12" }],
      ["TRANSFER_DEPARTURE_TIME", { value: "09:00" }, { answer: "09:00" }],
      ["TRANSFER_DEPARTURE_PICKUP", { value: "12 Rose Street" }, free("12 Rose Street")],
    ],
  ],
  [
    "from a place of theirs and back by ship",
    [
      ["TRANSFER_ARRIVAL_MODE", { value: "other" }, { answer: "OTHER" }],
      ["PICKUP_POINT", { value: "LOC-1" }, { answer: "LOC-1", unit: "LOCATION_REFERENCE" }],
      ["TRANSFER_DEPARTURE_MODE", { value: "sea" }, { answer: "SEA" }],
      ["TRANSFER_PORT_CRUISE_SHIP", { value: "Aurora" }, { answer: "Aurora" }],
      ["TRANSFER_DEPARTURE_DATE", { value: "2027-03-12" }, { answer: "2027-03-12" }],
      ["TRANSFER_PORT_DEPARTURE_TIME", { value: "18:00" }, { answer: "18:00" }],
      ["TRANSFER_DEPARTURE_PICKUP", { value: "12 Rose Street" }, free("12 Rose Street")],
    ],
  ],
  [
    "by ship and back by plane",
    [
      ["TRANSFER_ARRIVAL_MODE", { value: "sea" }, { answer: "SEA" }],
      ["TRANSFER_PORT_ARRIVAL_TIME", { value: "08:00" }, { answer: "08:00" }],
      ["TRANSFER_PORT_CRUISE_SHIP", { value: "Aurora" }, { answer: "Aurora" }],
      ["TRANSFER_ARRIVAL_DROP_OFF", { value: "12 Rose Street" }, free("12 Rose Street")],
      ["TRANSFER_DEPARTURE_MODE", { value: "air" }, { answer: "AIR" }],
      ["TRANSFER_AIR_DEPARTURE_AIRLINE", { value: "Meridian Air" }, { answer: "Meridian Air" }],
      ["TRANSFER_AIR_DEPARTURE_FLIGHT_NO", { value: "7X 13" }, { answer: "7X 13" }],
      ["TRANSFER_DEPARTURE_DATE", { value: "2027-03-12" }, { answer: "2027-03-12" }],
      ["TRANSFER_DEPARTURE_TIME", { value: "09:00" }, { answer: "09:00" }],
      ["TRANSFER_DEPARTURE_PICKUP", { value: "12 Rose Street" }, free("12 Rose Street")],
    ],
  ],
];

const toAnswer = ([id, answer]: Given, traveller: number | null): Answer =>
  answerSchema.parse({ need: needOf(id)?.id, traveller, ...answer });
const travellers = [{}, {}];
const toOrder = (way: Given[]) => [
  ...ofEach.flatMap((given) => travellers.map((_, index) => toAnswer(given, index))),
  ...[...booked, ...way].map((given) => toAnswer(given, null)),
];
const order = (answers: Answer[]) =>
  requireAnswers(
    list.map(({ need }) => need),
    { answers, travellers },
  );

test.each(ways)("all that is asked of two who come %s, and no more, is accepted", (_, way) => {
  const answers = toOrder(way);
  expect(() => order(answers)).not.toThrow();
  // Every other answer is missed, but for what may be left out.
  for (const left of answers.filter(({ need }) => need !== "specialRequirements"))
    expect(() => order(answers.filter((answer) => answer !== left))).toThrow(
      expect.objectContaining({ status: 422 }),
    );
});

test("every answer goes back to the supplier as it takes it", () => {
  const all = [...ofEach, ...booked, ...ways.flatMap(([, way]) => way)];
  expect(new Set(all.map(([id]) => id)).size).toBe(list.length);
  for (const given of all) {
    const [id, , sent] = given;
    const { question, need } = list.find((one) => one.question.id === id) ?? {};
    if (!question || !need) throw new Error(`${id} isn't among them`);
    const isOfEach = need.of === "each";
    expect(toSent(question, need, toAnswer(given, isOfEach ? 1 : null))).toEqual({
      ...{ question: id, ...sent },
      ...(isOfEach ? { travelerNum: 2 } : {}),
    });
  }
});

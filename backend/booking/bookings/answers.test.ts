import { createBookingEndpoint } from "@/lib/api/contract/bookings";
import type { Answer, Need } from "@/lib/api/contract/needs";
import { requireAnswers, openAnswers, toAnswerColumns } from "./answers";
import { createSecretBox } from "../../secrets/secret-box";

const birthDate: Need = {
  id: "birthDate",
  of: "lead",
  kind: "date",
  isRequired: true,
  isSealed: true,
};
const flightNumber: Need = {
  id: "flightNumber",
  of: "booking",
  kind: "text",
  isRequired: false,
  isSealed: false,
  maximum: 8,
  alphabet: "latin",
};
const born: Answer = { need: "birthDate", traveller: 0, value: "1990-05-31" };
const numbered: Answer = { need: "flightNumber", traveller: null, value: "TP 1234" };
const travellers = [{}];
const check =
  (needs: Need[], ...answers: Answer[]) =>
  () =>
    requireAnswers(needs, { answers, travellers });

test("what is needed is answered, what isn't may be", () => {
  expect(check([birthDate, flightNumber], born)).not.toThrow();
  expect(check([birthDate, flightNumber], born, numbered)).not.toThrow();
  expect(check([])).not.toThrow();
});

test.each<[string, Need[], Answer[], string, RegExp]>([
  ["no answer", [birthDate], [], "answers.birthDate", /needed/],
  [
    "a day that doesn't exist",
    [birthDate],
    [{ ...born, value: "1990-02-31" }],
    "answers.birthDate",
    /date/,
  ],
  ["another traveller", [birthDate], [{ ...born, traveller: 1 }], "answers.birthDate", /asked/],
  [
    "a second answer",
    [birthDate],
    [born, { ...born, value: "1991-06-01" }],
    "answers.birthDate",
    /twice/,
  ],
  ["what wasn't asked", [birthDate], [born, numbered], "answers.flightNumber", /asked/],
  [
    "too long a text",
    [flightNumber],
    [{ ...numbered, value: "TP 1234567" }],
    "answers.flightNumber",
    /8 characters/,
  ],
  [
    "other letters than Latin",
    [flightNumber],
    [{ ...numbered, value: "ТП 12" }],
    "answers.flightNumber",
    /Latin/,
  ],
])("%s is refused by the name of the need", (_, needs, answers, path, message) => {
  expect(check(needs, ...answers)).toThrow(
    expect.objectContaining({
      status: 422,
      issues: [{ path, message: expect.stringMatching(message) }],
    }),
  );
});

const checkAs = (kind: Need["kind"], value: string) =>
  check([{ ...birthDate, kind }], { ...born, value });

test("a country is its code, a document letters and digits", () => {
  expect(checkAs("country", "PT")).not.toThrow();
  expect(checkAs("document", "CA1234567")).not.toThrow();
});

test.each<[Need["kind"], string, RegExp]>([
  ["country", "pt", /code/],
  ["country", "XX", /code/],
  ["document", "CA 123-4567", /letters and digits/],
  ["document", "C1", /letters and digits/],
])("as a %s, %s is refused", (kind, value, fault) => {
  expect(checkAs(kind, value)).toThrow(
    expect.objectContaining({
      issues: [{ path: "answers.birthDate", message: expect.stringMatching(fault) }],
    }),
  );
});

const weight: Need = {
  ...{ id: "weight", of: "each", kind: "measure", isRequired: true, isSealed: true },
  ...{ units: ["kg", "lb"], minimum: 20, maximum: 120 },
};
const weighs = (value: string, unit?: string): Answer => ({
  ...{ need: "weight", traveller: 0, value },
  ...(unit === undefined ? {} : { unit }),
});

test.each<[string, string | undefined, string]>([
  ["176", undefined, "needs a unit: kg or lb"],
  ["176", "st", "needs a unit: kg or lb"],
  ["heavy", "kg", "must be a number such as 72.5, of feet such as 5'11"],
  ["72,5", "kg", "must be a number such as 72.5, of feet such as 5'11"],
  ["176", "kg", "must be at least 20 and at most 120 kg"],
  ["265", "lb", "must be at least 20 and at most 120 kg"],
])("a weight of %s %s is refused at its field", (value, unit, message) => {
  expect(check([weight], weighs(value, unit))).toThrow(
    expect.objectContaining({ status: 422, issues: [{ path: "answers.weight.0", message }] }),
  );
});

test("a measure within its limits passes in each of its units", () => {
  for (const [value, unit] of [
    ["72.5", "kg"],
    ["176", "lb"],
    ["120", "kg"],
  ] as const)
    expect(check([weight], weighs(value, unit))).not.toThrow();
});

test.each<[Partial<Need>, string, RegExp]>([
  [{ kind: "time" }, "24:00", /14:30/],
  [{ kind: "time" }, "9:30", /14:30/],
  [{ kind: "choice", options: ["air"] }, "sea", /one of the options/],
  [{ kind: "number", minimum: 2, maximum: 9 }, "1", /at least 2 and at most 9/],
  [{ kind: "number" }, "1.5", /whole number/],
  [{ kind: "text" }, "x".repeat(201), /200 characters/],
])("%j: %s is refused", (need, value, fault) => {
  expect(check([{ ...birthDate, ...need }], { ...born, value })).toThrow(
    expect.objectContaining({
      issues: [{ path: "answers.birthDate", message: expect.stringMatching(fault) }],
    }),
  );
});

test("only a measure has a unit", () => {
  expect(check([birthDate], { ...born, unit: "kg" })).toThrow(
    expect.objectContaining({ issues: [{ path: "answers.birthDate", message: "has no unit" }] }),
  );
});

test("what is listed may be typed otherwise in a text, and a time is by the clock", () => {
  const place = { ...flightNumber, options: ["h1"], optionLabels: { h1: "Cave Inn" } };
  expect(check([place], { ...numbered, value: "h1" })).not.toThrow();
  expect(check([place], { ...numbered, value: "Rose St" })).not.toThrow();
  expect(check([{ ...birthDate, kind: "time" }], { ...born, value: "14:30" })).not.toThrow();
});

test("an order has at most 200 answers", () => {
  const { answers } = createBookingEndpoint.body.shape;
  expect(answers.safeParse(Array.from({ length: 200 }, () => born)).success).toBe(true);
  expect(answers.safeParse(Array.from({ length: 201 }, () => born)).success).toBe(false);
});

test("a need of each traveller is asked of each, one that depends on another only then", () => {
  const each: Need = { ...birthDate, of: "each" };
  const order = { answers: [born], travellers: [{}, {}] };
  expect(() => requireAnswers([each], order)).toThrow(
    expect.objectContaining({
      status: 422,
      issues: [{ path: "answers.birthDate.1", message: "is needed" }],
    }),
  );
});

describe("a need that depends on another answer", () => {
  const dependent: Need = {
    ...birthDate,
    when: { need: "flightNumber", is: ["TP 1234"] },
  };
  const other: Answer = { ...numbered, value: "TP 99" };
  const refused = expect.objectContaining({ status: 422 });

  test("is asked with that answer only", () => {
    const needs = [flightNumber, dependent];
    expect(check(needs, numbered)).toThrow(refused);
    expect(check(needs, numbered, born)).not.toThrow();
    expect(check(needs, other)).not.toThrow();
    expect(check(needs)).not.toThrow();
    expect(check(needs, other, born)).toThrow(
      expect.objectContaining({
        issues: [{ path: "answers.birthDate", message: "isn't asked here" }],
      }),
    );
  });

  test("of each traveller is asked by their own answer", () => {
    const numbers: Need = { ...flightNumber, of: "each" };
    const births: Need = { ...dependent, of: "each" };
    const order = (...answers: Answer[]) => ({ answers, travellers: [{}, {}] });
    const second = { ...numbered, traveller: 1 };
    expect(() => requireAnswers([numbers, births], order(second))).toThrow(refused);
    expect(() =>
      requireAnswers([numbers, births], order(second, { ...born, traveller: 1 })),
    ).not.toThrow();
    expect(() => requireAnswers([numbers, births], order(second, born))).toThrow(refused);
  });

  test("or on another one is asked with either", () => {
    const either: Need = {
      ...dependent,
      when: { need: "flightNumber", is: ["TP 1234"], or: [{ need: "loyalty", is: ["X"] }] },
    };
    const loyalty: Need = { ...flightNumber, id: "loyalty" };
    const member: Answer = { need: "loyalty", traveller: null, value: "X" };
    const needs = [flightNumber, loyalty, either];
    expect(check(needs, member)).toThrow(refused);
    expect(check(needs, other, member, born)).not.toThrow();
    expect(check(needs, other)).not.toThrow();
  });

  test("isn't asked where that one is itself unasked, or there is none", () => {
    const waits: Need = { ...flightNumber, when: { need: "birthDate", is: [born.value] } };
    expect(check([waits, { ...dependent, isRequired: true }])).not.toThrow();
    expect(check([dependent])).not.toThrow();
    expect(check([waits, dependent], numbered, born)).toThrow(refused);
  });
});

test("sealed answers are unreadable in the row, and open for their own booking alone", () => {
  const secrets = createSecretBox([Buffer.alloc(32, 7)]);
  const booking = { agencyId: "a", reference: "C-23456789" };
  const columns = toAnswerColumns(
    { secrets },
    { booking, needs: [birthDate, flightNumber], answers: [born, numbered] },
  );
  expect(columns.answers).toEqual([numbered]);
  expect(columns.sealedAnswers).not.toContain("1990");
  expect(openAnswers({ secrets }, { ...booking, ...columns })).toEqual([numbered, born]);
  expect(() =>
    openAnswers({ secrets }, { ...booking, reference: "C-98765432", ...columns }),
  ).toThrow("unable to authenticate data");
  expect(
    openAnswers({ secrets }, { ...booking, answers: [numbered], sealedAnswers: null }),
  ).toEqual([numbered]);
});

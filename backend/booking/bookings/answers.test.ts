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

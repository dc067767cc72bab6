import type { Need } from "@/lib/api/contract/needs";
import { checkNeeds } from "./check-needs";
import { listAskedNeeds, listNeedControls, toAnswers } from "@/lib/checkout/asked-needs";

const birthDate: Need = {
  id: "birthDate",
  of: "each",
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
  maximum: 7,
  alphabet: "latin",
};
const namesOf = (needs: Need[], travellers: number) =>
  listAskedNeeds(needs, { travellers }).map(({ name }) => name);

test("asks each traveller, the first or once, in the offer's order", () => {
  expect(namesOf([birthDate, flightNumber], 2)).toEqual([
    "birthDate0",
    "birthDate1",
    "flightNumber",
  ]);
  expect(namesOf([{ ...birthDate, of: "lead" }], 2)).toEqual(["birthDate0"]);
});

test("answers say who, and leave out what is empty", () => {
  const asked = listAskedNeeds([birthDate, flightNumber], { travellers: 2 });
  expect(
    toAnswers(asked, { birthDate0: " 1990-05-31 ", birthDate1: "", flightNumber: "" }),
  ).toEqual([{ need: "birthDate", traveller: 0, value: "1990-05-31" }]);
});

test.each<[Record<string, string>, unknown[]]>([
  [{ birthDate0: "1990-05-31" }, []],
  [{}, [{ need: birthDate, fault: "missing" }]],
  [{ birthDate0: "1990-02-31" }, [{ need: birthDate, fault: "unreal" }]],
  [{ birthDate0: "1990-05-31", flightNumber: "TP 1234" }, []],
  [
    { birthDate0: "1990-05-31", flightNumber: "TP 12345" },
    [{ need: flightNumber, fault: "tooLong" }],
  ],
  [{ birthDate0: "1990-05-31", flightNumber: "رحلة" }, [{ need: flightNumber, fault: "letters" }]],
])("%j: %j", (values, problems) => {
  const asked = listAskedNeeds([birthDate, flightNumber], { travellers: 1 });
  expect(Object.values(checkNeeds(asked, values)).filter(Boolean)).toEqual(problems);
});

test("a question that another answer makes is asked, checked and sent only then", () => {
  const asked = listAskedNeeds(
    [flightNumber, { ...birthDate, when: { need: "flightNumber", is: ["TP 1"] } }],
    { travellers: 1 },
  );
  expect(checkNeeds(asked, { flightNumber: "X" })).toEqual({
    flightNumber: null,
    birthDate0: null,
  });
  expect(checkNeeds(asked, { flightNumber: "TP 1" }).birthDate0).toMatchObject({
    fault: "missing",
  });
  expect(toAnswers(asked, { flightNumber: "X", birthDate0: "1990-05-31" })).toHaveLength(1);
  // What was typed while it was shown is demanded right no more.
  expect(checkNeeds(asked, { flightNumber: "X", birthDate0: "1990" }).birthDate0).toBeNull();
});

test.each([
  [{ passport0: "XK123456", country0: "PT" }, []],
  [{ passport0: "XK-123", country0: "PT" }, ["passport"]],
  [{ passport0: "XK1", country0: "Portugal" }, ["passport", "country"]],
])("of documents only letters and digits pass, of countries their codes: %j", (typed, wrong) => {
  const base = { of: "lead", isRequired: true, isSealed: true } as const;
  const found = checkNeeds(
    listAskedNeeds(
      [
        { ...base, id: "passportNumber", kind: "document" },
        { ...base, id: "passportCountry", kind: "country" },
      ],
      { travellers: 1 },
    ),
    { passportNumber0: typed.passport0, passportCountry0: typed.country0 },
  );
  const names = { passport: "passportNumber0", country: "passportCountry0" };
  expect(Object.keys(found).filter((name) => found[name])).toEqual(
    wrong.map((one) => names[one as keyof typeof names]),
  );
});

describe("a measure", () => {
  const height: Need = {
    ...{ id: "height", of: "lead", kind: "measure", isRequired: true, isSealed: true },
    ...{ units: ["cm", "ft"], minimum: 100, maximum: 220 },
  };
  const asked = listAskedNeeds([height], { travellers: 1 });
  const faultOf = (number: string, unit: string) =>
    checkNeeds(asked, { height0: number, "height0-unit": unit }).height0?.fault ?? null;

  test("has a control for its unit, without which it isn't complete", () => {
    expect(listNeedControls(asked)).toEqual(["height0", "height0-unit"]);
    expect(faultOf("176", "")).toBe("unit");
    expect(faultOf("", "cm")).toBe("missing");
    expect(faultOf("176", "cm")).toBeNull();
  });

  test.each([
    ["176,5", "cm", "176.5"],
    ["١٧٦", "cm", "176"],
    ["5'11", "ft", "5'11"],
    ["5’11”", "ft", "5'11"],
    ["5 ft 11 in", "ft", "5'11"],
    ["5 ft", "ft", "5"],
  ])("%s %s is sent as %s", (typed, unit, value) => {
    expect(faultOf(typed, unit)).toBeNull();
    expect(toAnswers(asked, { height0: typed, "height0-unit": unit })).toEqual([
      { need: "height", traveller: 0, value, unit },
    ]);
  });

  test.each([
    ["5.11", "ft", "invalid"],
    ["5'12", "ft", "invalid"],
    ["tall", "cm", "invalid"],
    ["90", "cm", "range"],
    ["7'4", "ft", "range"],
  ])("%s %s is wrong: %s", (typed, unit, fault) => expect(faultOf(typed, unit)).toBe(fault));

  test("with one unit alone needs no choice of it", () => {
    const only = listAskedNeeds([{ ...height, units: ["cm"] }], { travellers: 1 });
    expect(toAnswers(only, { height0: "176" })).toEqual([
      { need: "height", traveller: 0, value: "176", unit: "cm" },
    ]);
  });
});

test("a listed place is sent by its id, another as it was typed, several lines as one", () => {
  const asked = listAskedNeeds(
    [
      {
        ...{ id: "pickUpPlace", of: "booking", kind: "text", isRequired: true, isSealed: false },
        ...{ options: ["h1"], optionLabels: { h1: "Cave Inn" }, maximum: 1000 },
      },
    ],
    { travellers: 1 },
  );
  const send = (pickUpPlace: string) => toAnswers(asked, { pickUpPlace })[0]?.value;
  expect(send("cave inn ")).toBe("h1");
  expect(send("12 Rose Street")).toBe("12 Rose Street");
  expect(send("12 Rose Street\r\nblue door")).toBe("12 Rose Street blue door");
});

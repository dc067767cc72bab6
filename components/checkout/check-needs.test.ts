import type { Need } from "@/lib/api/contract/needs";
import { checkNeeds } from "./check-needs";
import { listAskedNeeds, toAnswers } from "@/lib/checkout/asked-needs";

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
  [{}, [{ need: "birthDate", fault: "missing" }]],
  [{ birthDate0: "1990-02-31" }, [{ need: "birthDate", fault: "unreal" }]],
  [{ birthDate0: "1990-05-31", flightNumber: "TP 1234" }, []],
  [
    { birthDate0: "1990-05-31", flightNumber: "TP 12345" },
    [{ need: "flightNumber", fault: "invalid" }],
  ],
  [
    { birthDate0: "1990-05-31", flightNumber: "رحلة" },
    [{ need: "flightNumber", fault: "invalid" }],
  ],
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
  expect(checkNeeds(asked, { flightNumber: "TP 1" }).birthDate0).toEqual({
    need: "birthDate",
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

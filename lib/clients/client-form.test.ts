import type { Client } from "@/lib/api/contract/clients";
import { countShown, toClientField, toClientFields, toClientInput } from "./client-form";

const input = {
  firstName: "Nina",
  lastName: "Berg",
  birthDate: "1984-02-09",
  nationality: "NO",
  language: "no" as const,
  emails: ["nina@example.com"],
  phones: ["+47 22 00 00 00", "+47 22 00 00 01"],
  loyalty: [{ program: "EuroBonus", number: "EBB 123" }],
  preferences: "Aisle seat\nno nuts",
  tags: ["family", "VIP"],
};
const client = { ...input, reference: "K-22222222", version: 1 } as unknown as Client;

test("a kept client's form says the same client", () =>
  expect(toClientInput(toClientFields(client))).toEqual(input));

test("an empty form is a client without anything, and half a date keeps its place", () => {
  expect(toClientInput({ firstName: "Nina" })).toEqual({
    firstName: "Nina",
    lastName: "",
    birthDate: null,
    nationality: null,
    language: null,
    emails: [],
    phones: [],
    loyalty: [],
    preferences: "",
    tags: [],
  });
  expect(toClientInput({ "birthDate-day": "31", "birthDate-year": "1984" }).birthDate).toBe(
    "1984--31",
  );
});

test("a refused path leads to the control that it was entered in", () => {
  const fields = {
    "email-1": "nonsense",
    "program-0": "",
    "program-2": "EuroBonus",
    "number-2": "",
  };
  expect(toClientField("client.emails.0", fields)).toBe("email-1");
  expect(toClientField("client.loyalty.0.number", fields)).toBe("number-2");
  expect(toClientField("client.birthDate", fields)).toBe("birthDate");
});

test("one more control than are filled is shown, and never more than may be", () => {
  expect(countShown({}, "email", 3)).toBe(1);
  expect(countShown({ "email-1": "nina@example.com" }, "email", 3)).toBe(3);
  expect(countShown({ "email-2": "nina@example.com" }, "email", 3)).toBe(3);
});

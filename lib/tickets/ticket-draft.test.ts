import { randomBytes } from "node:crypto";
import { readTicketDraft, ticketDraftCookies, toTicketDraftValues } from "./ticket-draft";

const draft = {
  idempotencyKey: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
  subject: "A cot",
  message: "May we have a cot?",
  problems: ["subject" as const],
  refusal: null,
};
const store = (values: readonly string[]) => (name: string) =>
  values[ticketDraftCookies("reply").findIndex((each) => each === name)];
const read = (values: readonly string[], again: string | undefined) =>
  readTicketDraft(store(values), { kind: "reply", again });

it("returns what was written, in a script of two bytes a letter as well", () => {
  const arabic = Array.from({ length: 5_000 }, (_, index) =>
    String.fromCodePoint(0x627 + ((index * index + (index >> 3)) % 28)),
  ).join("");
  for (const message of [draft.message, arabic]) {
    const values = toTicketDraftValues({ ...draft, message });
    expect(values.every(({ length }) => length <= 3_900)).toBe(true);
    expect(read(values, draft.idempotencyKey)).toEqual({ ...draft, message });
  }
});

it("drops a message that fits nowhere, and keeps the rest", () => {
  const message = randomBytes(6_000).toString("base64");
  const values = toTicketDraftValues({ ...draft, message });
  expect(read(values, draft.idempotencyKey)).toEqual({ ...draft, message: "" });
});

it("is nothing of another form, and nothing of nonsense", () => {
  const values = toTicketDraftValues(draft);
  expect(readTicketDraft(store(values), { kind: "ask", again: draft.idempotencyKey })).toBeNull();
  expect(read(values, "another")).toBeNull();
  expect(read(values, undefined)).toBeNull();
  for (const nonsense of [[], ["x"], [values[0]?.slice(4) ?? ""]])
    expect(read(nonsense, draft.idempotencyKey)).toBeNull();
});

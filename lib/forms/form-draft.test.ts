import { formDraftCookies, readFormDraft, toFormDraftValues, type FormDraft } from "./form-draft";

const draft: FormDraft = {
  key: "k",
  form: "apply",
  fields: { company: "Berg", message: "ش".repeat(2_000) },
  invalid: ["phone"],
  refusal: "tooMany",
};
const jarOf = (values: readonly string[]) => (name: string) =>
  values[formDraftCookies.indexOf(name as "form-draft")];

it("comes back whole, to the address of its key alone", () => {
  const jar = jarOf(toFormDraftValues(draft));
  expect(readFormDraft(jar, "k")).toEqual(draft);
  for (const key of ["other", undefined, ["k"]]) expect(readFormDraft(jar, key)).toBeNull();
});

it("keeps no secrets", () => {
  const secret = { ...draft.fields, password: "wander-Far-2026", token: "t".repeat(43) };
  const values = toFormDraftValues({ ...draft, fields: secret });
  expect(readFormDraft(jarOf(values), "k")).toEqual(draft);
});

it("fits into cookies, says why even if it can't keep the rest, and is nothing without them", () => {
  const long = Array.from({ length: 9_000 }, (_, index) => String.fromCodePoint(0x4e00 + index));
  const values = toFormDraftValues({ ...draft, fields: { message: long.join("") } });
  expect(values.map((value) => value.length <= 3_900)).toEqual([true, true]);
  expect(readFormDraft(jarOf(values), "k")).toEqual({ ...draft, fields: {} });
  for (const made of [
    ["", ""],
    ["made-up", ""],
  ])
    expect(readFormDraft(jarOf(made), "k")).toBeNull();
});

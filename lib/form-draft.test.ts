import { formDraftCookies, readFormDraft, toFormDraftValues, type FormDraft } from "./form-draft";

const draft: FormDraft = {
  key: "k",
  values: { company: "Berg", message: "ش".repeat(2_000) },
  problems: ["phone"],
  refusal: null,
};
const jarOf = (values: readonly string[]) => (name: string) =>
  values[formDraftCookies.indexOf(name as "form-draft")];

it("comes back whole, to the form it is of", () => {
  const jar = jarOf(toFormDraftValues(draft));
  expect(readFormDraft(jar, "k")).toEqual(draft);
  for (const key of ["other", undefined, ["k"]]) expect(readFormDraft(jar, key)).toBeNull();
});

it("fits into cookies, and is nothing without them", () => {
  const long = Array.from({ length: 9_000 }, (_, index) => String.fromCodePoint(0x4e00 + index));
  const values = toFormDraftValues({ ...draft, values: { message: long.join("") } });
  expect(values.map((value) => value.length <= 3_900)).toEqual([true, true]);
  expect(readFormDraft(jarOf(values), "k")).toMatchObject({ values: {}, problems: ["phone"] });
  for (const made of [
    ["", ""],
    ["made-up", ""],
  ])
    expect(readFormDraft(jarOf(made), "k")).toBeNull();
});

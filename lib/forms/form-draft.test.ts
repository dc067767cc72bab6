import { readFormDraft, toFormDraftValue, type FormDraft } from "./form-draft";

const draft: FormDraft = {
  key: "k",
  form: "invite",
  fields: { firstName: "Zoë", email: "zoe@example.com" },
  problem: "accountExists",
  invalid: [],
};

it("comes back as it was, to the address of its key alone", () => {
  const cookie = toFormDraftValue(draft);
  expect(readFormDraft(cookie, "k")).toEqual(draft);
  expect([readFormDraft(cookie, "other"), readFormDraft(cookie, undefined)]).toEqual([null, null]);
  expect([readFormDraft("nonsense", "k"), readFormDraft(undefined, "k")]).toEqual([null, null]);
});

it("keeps no secrets, and says why even if it can't keep the rest", () => {
  const secret = { ...draft.fields, password: "wander-Far-2026", token: "t".repeat(43) };
  expect(readFormDraft(toFormDraftValue({ ...draft, fields: secret }), "k")).toEqual(draft);
  const noise = Array.from({ length: 9_000 }, (_, index) =>
    String.fromCharCode(33 + ((index * 7919) % 9000)),
  );
  const long = toFormDraftValue({ ...draft, fields: { text: noise.join("") } });
  expect(long.length).toBeLessThan(4_000);
  expect(readFormDraft(long, "k")).toEqual({ ...draft, fields: {} });
});

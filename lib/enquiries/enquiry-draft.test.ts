import { readEnquiryDraft, toEnquiryDraftValue } from "./enquiry-draft";

const key = "5f4dcc3b-5aa7-4d53-8a4e-1c2d3e4f5a6b";
const draft = {
  service: "cars",
  values: { idempotencyKey: key, firstName: "Nina", message: "With a roof box" },
  problems: ["phone"],
  refusal: null,
} as const;

it("restores a form only on its own page", () => {
  const value = toEnquiryDraftValue({ ...draft, problems: [...draft.problems] });
  expect(readEnquiryDraft(value, { service: "cars", key })).toEqual(draft);
  expect(readEnquiryDraft(value, { service: "flights", key })).toBeNull();
  expect(readEnquiryDraft(value, { service: "cars", key: "another" })).toBeNull();
});

it.each(["", "x", "AAAA", Buffer.from("{}").toString("base64url")])("rejects %j", (value) =>
  expect(readEnquiryDraft(value, { service: "cars", key })).toBeNull(),
);

it("fits into a cookie: a long message in any script does, and incompressible text of that length is dropped", () => {
  const withMessage = (message: string) =>
    toEnquiryDraftValue({ ...draft, problems: [], values: { ...draft.values, message } });
  const letter = "نود أن نسافر في الربيع إلى مكان دافئ قرب البحر. ".repeat(60).slice(0, 2_000);
  expect(withMessage(letter).length).toBeLessThan(3_901);
  expect(readEnquiryDraft(withMessage(letter), { service: "cars", key })?.values.message).toBe(
    letter,
  );
  let seed = 1;
  const noise = Array.from({ length: 2_000 }, () =>
    String.fromCharCode(0x4e00 + ((seed = (seed * 48_271) % 2_147_483_647) % 20_000)),
  ).join("");
  expect(withMessage(noise).length).toBeLessThan(3_901);
  expect(readEnquiryDraft(withMessage(noise), { service: "cars", key })?.values).toEqual({
    ...draft.values,
    message: "",
  });
});

import { applicationInputSchema } from "@/lib/api/contract/applications";
import { toApplicationInput, toWrongFields } from "./application-fields";

const values = {
  company: " Berg Travel ",
  licence: "NO-123",
  country: "NO",
  phone: "+47 22 00 00 00",
  website: "berg-travel.example",
  message: "Two\r\nlines",
  acceptedTerms: "yes",
};
const terms = { id: "2026-01", sha256: "0".repeat(64) };

it("takes a form as it is typed", () => {
  expect(applicationInputSchema.parse(toApplicationInput(values, terms))).toEqual({
    ...values,
    company: "Berg Travel",
    website: "https://berg-travel.example",
    message: "Two\nlines",
    acceptedTerms: terms,
  });
  expect(toApplicationInput({ website: "" }, terms)).toMatchObject({
    website: null,
    acceptedTerms: null,
  });
});

it.each([
  ["company", { company: " " }],
  ["licence", { licence: "one\ntwo" }],
  ["country", { country: "" }],
  ["phone", { phone: "22 00 00 00" }],
  ["website", { website: "javascript:alert(1)" }],
  ["message", { message: "a\u202eb" }],
])("says that the %s is wrong", (name, change) => {
  const parsed = applicationInputSchema.safeParse(
    toApplicationInput({ ...values, ...change }, terms),
  );
  const issues = parsed.error?.issues.map(({ path }) => ({
    path: `application.${path.join(".")}`,
  }));
  expect(toWrongFields(issues ?? [])).toEqual([name]);
});

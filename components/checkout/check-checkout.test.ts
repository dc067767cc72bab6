import { contactSchema } from "@/lib/api/contract/bookings";
import { checkCheckout, type CheckoutProblem } from "./check-checkout";

const right = {
  firstName: "Ana",
  lastName: "Silva",
  email: "ana@example.com",
  phone: "+351 21 000 0000",
  accepted: "yes",
};
const problemsOf = (
  values: Record<string, string>,
  questions: Record<string, CheckoutProblem | null> = {},
) =>
  Object.entries(checkCheckout({ ...right, ...values }, questions)).flatMap(([name, problem]) =>
    typeof problem === "string" ? [`${name}: ${problem}`] : [],
  );

test.each([
  [{}, []],
  [{ firstName: " ", accepted: "" }, ["firstName: firstNameMissing", "accepted: termsMissing"]],
  [{ lastName: "<b>" }, ["lastName: nameInvalid"]],
  [{ firstName: "Suharto", lastName: "" }, []],
  [{ email: "", phone: "" }, ["email: emailMissing", "phone: phoneMissing"]],
  [{ email: "ana@", phone: "210 000 000" }, ["email: emailInvalid", "phone: phoneInvalid"]],
  [{ phone: "00351210000000" }, []],
  [{ phone: "\u202a＋٩٧١ ٥٠ ٠٠٠ ٠١٠٣\u202c" }, []],
  [{ phone: "+351 21 0" }, ["phone: phoneInvalid"]],
])("%j: %j", (values, problems) => expect(problemsOf(values)).toEqual(problems));

test("what the service asks stands between the contact and the terms", () =>
  expect(
    problemsOf({ phone: "", accepted: "" }, { driver: "firstNameMissing", seat: null }),
  ).toEqual(["phone: phoneMissing", "driver: firstNameMissing", "accepted: termsMissing"]));

test("what is let through is what the server takes", () => {
  const { firstName, lastName, email, phone } = right;
  expect(contactSchema.safeParse({ firstName, lastName, email, phone }).success).toBe(true);
});

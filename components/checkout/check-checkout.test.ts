import { contactSchema } from "@/lib/api/contract/bookings";
import { checkCheckout } from "./check-checkout";

const right = {
  firstName: "Ana",
  lastName: "Silva",
  email: "ana@example.com",
  phone: "+351 21 000 0000",
  isGuestContact: "yes",
  accepted: "yes",
};
const problemsOf = (values: Record<string, string>, rooms = 1) =>
  Object.entries(checkCheckout({ ...right, ...values }, { rooms })).flatMap(([name, problem]) =>
    problem ? [`${name}: ${problem}`] : [],
  );

test.each([
  [{}, []],
  [{ firstName: " ", accepted: "" }, ["firstName: firstNameMissing", "accepted: termsMissing"]],
  [{ lastName: "<b>" }, ["lastName: nameInvalid"]],
  [{ email: "", phone: "" }, ["email: emailMissing", "phone: phoneMissing"]],
  [{ email: "ana@", phone: "210 000 000" }, ["email: emailInvalid", "phone: phoneInvalid"]],
  [{ phone: "00351210000000" }, []],
  [
    { isGuestContact: "" },
    ["guest0FirstName: firstNameMissing", "guest0LastName: lastNameMissing"],
  ],
])("%j: %j", (values, problems) => expect(problemsOf(values)).toEqual(problems));

test("every further room has a name of its own", () => {
  expect(problemsOf({}, 3)).toEqual(
    [1, 2].flatMap((room) => [
      `guest${room}FirstName: firstNameMissing`,
      `guest${room}LastName: lastNameMissing`,
    ]),
  );
});

test("what is let through is what the server takes", () => {
  const { firstName, lastName, email, phone } = right;
  expect(contactSchema.safeParse({ firstName, lastName, email, phone }).success).toBe(true);
});

import { checkEmail, checkNewPassword } from "./check-fields";
import { toWaitMinutes } from "./to-wait-minutes";

it.each([
  ["", "emailMissing"],
  ["name", "emailInvalid"],
  ["a b@example.com", "emailInvalid"],
  ["name@example.com", null],
])("an address: %j %j", (email, problem) => expect(checkEmail(email)).toBe(problem));

it.each([
  ["", "passwordMissing"],
  ["1234567", "passwordShort"],
  ["12345678", null],
])("a new password: %j %j", (password, problem) =>
  expect(checkNewPassword(password)).toBe(problem),
);

it.each([
  ["1", 1],
  ["0", 1],
  ["60", 1],
  ["61", 2],
  ["Wed, 21 Oct 2026 07:28:00 GMT", null],
  [null, null],
])("Retry-After %j is %j minutes", (header, minutes) =>
  expect(toWaitMinutes(header)).toBe(minutes),
);

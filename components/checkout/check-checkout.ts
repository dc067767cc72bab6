import { checkEmail } from "@/components/site/forms/check-fields";
import type { CheckoutValues } from "@/lib/checkout/to-booking-body";
import type { NeedProblem } from "./check-needs";

export type CheckoutProblem =
  | "firstNameMissing"
  | "lastNameMissing"
  | "nameInvalid"
  | "emailMissing"
  | "emailInvalid"
  | "phoneMissing"
  | "phoneInvalid"
  | "termsMissing"
  | NeedProblem;

/** `missing` is null where it may be empty: of who has one name the last is. */
export function checkName(
  name: string,
  missing: "firstNameMissing" | "lastNameMissing" | null,
): CheckoutProblem | null {
  if (name.trim() === "") return missing;
  return /[<>\p{Cc}]/u.test(name) ? "nameInvalid" : null;
}

/** With a country code and some digits of any script; which numbers there are the server knows. */
function checkPhone(phone: string): CheckoutProblem | null {
  if (phone.trim() === "") return "phoneMissing";
  const isAbroad = /^[\s\p{Cf}]*(?:\+|00)(?:\P{Nd}*\p{Nd}){7}/u.test(phone.normalize("NFKC"));
  return isAbroad ? null : "phoneInvalid";
}

/**
 * What can be said without asking the server, by the names of the controls in the order in which
 * they stand; `questions` are the service's own.
 */
export function checkCheckout<Own>(
  values: CheckoutValues,
  questions: Record<string, Own>,
): Record<string, CheckoutProblem | Own | null> {
  const value = (name: string) => values[name] ?? "";
  return {
    firstName: checkName(value("firstName"), "firstNameMissing"),
    lastName: checkName(value("lastName"), null),
    email: checkEmail(value("email").trim()),
    phone: checkPhone(value("phone")),
    ...questions,
    accepted: value("accepted") === "" ? "termsMissing" : null,
  };
}

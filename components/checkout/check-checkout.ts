import { checkEmail } from "@/components/site/forms/check-fields";
import type { NeedId } from "@/lib/api/contract/needs";
import { toDialled } from "@/lib/api/contract/phone-number";
import { toPhone, type CheckoutValues } from "@/lib/checkout/to-booking-body";

export type CheckoutProblem =
  | "firstNameMissing"
  | "lastNameMissing"
  | "nameInvalid"
  | "emailMissing"
  | "emailInvalid"
  | "phoneMissing"
  | "phoneInvalid"
  | "termsMissing"
  | { need: NeedId; fault: "missing" | "invalid" };

export function checkName(
  name: string,
  missing: "firstNameMissing" | "lastNameMissing",
): CheckoutProblem | null {
  if (name.trim() === "") return missing;
  return /[<>\p{Cc}]/u.test(name) ? "nameInvalid" : null;
}

function checkPhone(typed: string): CheckoutProblem | null {
  const phone = toPhone(typed);
  if (phone === "") return "phoneMissing";
  const isWritten = /^\+[\d ()-]{6,24}$/.test(phone);
  return isWritten && toDialled(phone) !== null ? null : "phoneInvalid";
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
    lastName: checkName(value("lastName"), "lastNameMissing"),
    email: checkEmail(value("email").trim()),
    phone: checkPhone(value("phone")),
    ...questions,
    accepted: value("accepted") === "" ? "termsMissing" : null,
  };
}

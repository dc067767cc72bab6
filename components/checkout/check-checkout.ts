import { guestNames, toPhone, type CheckoutValues } from "@/lib/checkout/to-booking-body";
import { checkEmail } from "@/components/site/forms/check-fields";

export type CheckoutProblem =
  | "firstNameMissing"
  | "lastNameMissing"
  | "nameInvalid"
  | "emailMissing"
  | "emailInvalid"
  | "phoneMissing"
  | "phoneInvalid"
  | "termsMissing";

function checkName(
  name: string,
  missing: "firstNameMissing" | "lastNameMissing",
): CheckoutProblem | null {
  if (name.trim() === "") return missing;
  return /[<>\p{Cc}]/u.test(name) ? "nameInvalid" : null;
}

function checkPhone(typed: string): CheckoutProblem | null {
  const phone = toPhone(typed);
  if (phone === "") return "phoneMissing";
  return /^\+[\d ()-]{6,24}$/.test(phone) ? null : "phoneInvalid";
}

/**
 * What can be said without asking the server, by the names of the controls in the order in which
 * they stand.
 */
export function checkCheckout(
  values: CheckoutValues,
  { rooms }: { rooms: number },
): Record<string, CheckoutProblem | null> {
  const value = (name: string) => values[name] ?? "";
  const own = Array.from({ length: rooms }, (_, room) => room).filter(
    (room) => room > 0 || value("isGuestContact") === "",
  );
  return {
    firstName: checkName(value("firstName"), "firstNameMissing"),
    lastName: checkName(value("lastName"), "lastNameMissing"),
    email: checkEmail(value("email").trim()),
    phone: checkPhone(value("phone")),
    ...Object.fromEntries(
      own.flatMap((room) => {
        const { first, last } = guestNames(room);
        return [
          [first, checkName(value(first), "firstNameMissing")],
          [last, checkName(value(last), "lastNameMissing")],
        ];
      }),
    ),
    accepted: value("accepted") === "" ? "termsMissing" : null,
  };
}

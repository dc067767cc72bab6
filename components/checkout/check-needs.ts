import type { Need } from "@/lib/api/contract/needs";
import { isCalendarDate } from "@/lib/dates/calendar-date";
import { isAsked, type AskedNeed } from "@/lib/checkout/asked-needs";
import { textOf, type CheckoutValues } from "@/lib/checkout/to-booking-body";
import type { CheckoutProblem } from "./check-checkout";

function fits({ kind, options, maximum = Infinity, alphabet }: Need, value: string): boolean {
  if (kind === "date") return isCalendarDate(value);
  if (kind === "number") return /^\d{1,9}$/.test(value) && Number(value) <= maximum;
  if (kind === "choice") return options?.includes(value) ?? false;
  return (
    value.length <= maximum &&
    !/[<>\p{Cc}]/u.test(value) &&
    (alphabet !== "latin" || /^[\p{Script=Latin}\p{N}\p{P}\p{Zs}]*$/u.test(value))
  );
}

/** What an offer asks and isn't answered, or not as it must be, by the names of the controls. */
export const checkNeeds = (
  asked: readonly AskedNeed[],
  values: CheckoutValues,
): Record<string, CheckoutProblem | null> =>
  Object.fromEntries(
    asked.map((one): [string, CheckoutProblem | null] => {
      const { need, name } = one;
      const value = textOf(values, name);
      if (value === "")
        return [
          name,
          need.isRequired && isAsked(one, { asked, values })
            ? { need: need.id, fault: "missing" }
            : null,
        ];
      return [name, fits(need, value) ? null : { need: need.id, fault: "invalid" }];
    }),
  );

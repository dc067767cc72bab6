import type { Need } from "@/lib/api/contract/needs";
import { toDateFault } from "@/lib/dates/typed-date";
import { listStillAsked, type AskedNeed } from "@/lib/checkout/asked-needs";
import { textOf, type CheckoutValues } from "@/lib/checkout/to-booking-body";
import type { CheckoutProblem } from "./check-checkout";

function fits({ kind, options, maximum = Infinity, alphabet }: Need, value: string): boolean {
  if (kind === "number") return /^\d{1,9}$/.test(value) && Number(value) <= maximum;
  if (kind === "country") return /^[A-Z]{2}$/.test(value);
  if (kind === "document" && !/^[A-Za-z0-9]{4,}$/.test(value)) return false;
  if (kind === "choice") return options?.includes(value) ?? false;
  return (
    value.length <= maximum &&
    !/[<>\p{Cc}]/u.test(value) &&
    (alphabet !== "latin" || /^[\p{Script=Latin}\p{N}\p{P}\p{Zs}]*$/u.test(value))
  );
}

function checkAnswer(need: Need, value: string): CheckoutProblem | null {
  if (need.kind !== "date") return fits(need, value) ? null : { need: need.id, fault: "invalid" };
  const fault = toDateFault(value);
  return fault && { need: need.id, fault };
}

/** What an offer asks and isn't answered, or not as it must be, by the names of the controls. */
export function checkNeeds(
  asked: readonly AskedNeed[],
  values: CheckoutValues,
): Record<string, CheckoutProblem | null> {
  const stillAsked = listStillAsked(asked, values);
  return Object.fromEntries(
    asked.map((one): [string, CheckoutProblem | null] => {
      const { need, name } = one;
      if (!stillAsked.includes(one)) return [name, null];
      const value = textOf(values, name);
      if (value === "") return [name, need.isRequired ? { need: need.id, fault: "missing" } : null];
      return [name, checkAnswer(need, value)];
    }),
  );
}

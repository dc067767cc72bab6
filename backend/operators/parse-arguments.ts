import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import { minorUnitDigits } from "@/lib/money/minor-unit-digits";
import { isCurrency } from "@/lib/money/is-currency";
import { toMajorUnits, toMoney, type Money } from "@/lib/money/money";
import { CommandError } from "../errors/command-error";

/**
 * Separates a command's arguments from its options, which all take a value: `--note "by transfer"`.
 * @throws CommandError that names an unknown option, or one without its value
 */
export function parseArguments<Name extends string>(
  given: string[],
  names: readonly Name[],
): { words: string[]; options: Partial<Record<Name, string>> } {
  const options = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));
  try {
    const { positionals, values } = parseArgs({ args: given, options, allowPositionals: true });
    return { words: positionals, options: values as Partial<Record<Name, string>> };
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}

/** `120.50` and `EUR` as money. @throws CommandError */
export function readMoney(amount: string, currency: string): Money {
  if (!isCurrency(currency))
    throw new CommandError(`currency: ${String(currency)} is no ISO 4217 code such as EUR`);
  const digits = minorUnitDigits(currency);
  const isAmount =
    /^\d{1,12}(?:\.\d+)?$/.test(amount) && (amount.split(".")[1] ?? "").length <= digits;
  if (!isAmount)
    throw new CommandError(
      `amount: ${amount} is no amount of ${currency} such as ${(120).toFixed(digits)}`,
    );
  return toMoney(Number(amount), currency);
}

/** In `readMoney`'s format: `120.50 EUR`. */
export const toMoneyText = (money: Money): string =>
  `${toMajorUnits(money).toFixed(minorUnitDigits(money.currency))} ${money.currency}`;

/** The author of an entry unless `--by` is given: the user logged in on this machine. */
export function getLoginName(): string {
  try {
    return userInfo().username;
  } catch {
    return "operator";
  }
}

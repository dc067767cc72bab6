import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import * as z from "zod";

const written = /^\+[\d ()-]{6,24}$/;
const rule = "must be a number with its country code, such as +351 21 000 0000";

/** In plain digits and hyphens, from any keyboard, without the marks of right-to-left text. */
const toPlain = (phone: string): string =>
  phone
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Pd}/gu, "-")
    .trim()
    .replace(/^00(?=[1-9( ])/, "+");

function read(phone: string) {
  const number = parsePhoneNumberFromString(toPlain(phone), { extract: false });
  return number?.isPossible() ? number : null;
}

/**
 * A phone number as it is dialled from abroad (E.164), without what isn't dialled there, such as
 * the 0 of +44 (0)20; null where its country is missing or unknown, or has no numbers that long.
 */
export const toDialled = (phone: string): string | null => read(phone)?.number ?? null;

/** As it was typed, where that is what is dialled; else as it is written internationally. */
function toWritten(phone: string): string {
  const [plain, number] = [toPlain(phone), read(phone)];
  if (!number) return plain;
  const isDialled = written.test(plain) && plain.replaceAll(/[^+\d]/g, "") === number.number;
  return isDialled ? plain : number.formatInternational();
}

/** A number that suppliers can call: with its country, in plain digits. */
export const phoneSchema = z.preprocess(
  (value) => (typeof value === "string" ? toWritten(value) : value),
  z
    .string()
    .regex(written, { message: rule, abort: true })
    .refine((phone) => read(phone) !== null, { message: rule }),
);

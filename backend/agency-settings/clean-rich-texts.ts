import { sanitizeHtml } from "@/lib/rich-text/sanitize-html";
import { refuseInput } from "../errors/refuse-input";

/** Fields with markup; all texts of `policies` are. */
const richFields = new Set([
  "content",
  "answer",
  "privacyPolicy",
  "cookiesPolicy",
  "disclaimer",
  "userTerms",
  "policies",
]);
/** As of the settings; links get longer as they are cleaned. */
const maximum = 200_000;
/** Of a text of which nothing is left: a shorter one was nothing but markup. */
const certainlyText = 1_000;

function cleanText(text: string, path: string): string {
  const safe = sanitizeHtml(text);
  if (safe.length > maximum || (safe === "" && text.length > certainlyText))
    throw refuseInput(path, "is too long, or its markup too deep");
  return safe;
}

function clean(value: unknown, path: string, isRich: boolean): unknown {
  if (typeof value === "string") return isRich ? cleanText(value, path) : value;
  if (Array.isArray(value))
    return value.map((each, index) => clean(each, `${path}.${index}`, isRich));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      clean(each, `${path}.${name}`, isRich || richFields.has(name)),
    ]),
  );
}

/**
 * What an agency writes, with the markup alone that its pages render: the rest is gone before it is
 * stored, and the editor shows what visitors get.
 * @throws RouteError 422 for a text that pages would not render
 */
export const cleanRichTexts = <T extends object>(input: T, path = "settings"): T =>
  clean(input, path, false) as T;

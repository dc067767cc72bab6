import { sanitizeHtml } from "@/lib/rich-text/sanitize-html";
import type { AgencyInput } from "../agencies/agency-input";

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

function clean(value: unknown, isRich: boolean): unknown {
  if (typeof value === "string") return isRich ? sanitizeHtml(value) : value;
  if (Array.isArray(value)) return value.map((each) => clean(each, isRich));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      clean(each, isRich || richFields.has(name)),
    ]),
  );
}

/**
 * What an agency writes, with the markup alone that its pages render: the rest is gone before it is
 * stored, and the editor shows what visitors get.
 */
export const cleanRichTexts = (input: AgencyInput) => clean(input, false) as AgencyInput;

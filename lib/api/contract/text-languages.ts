import * as z from "zod";
import { languageCodes } from "./languages";

/**
 * Of a text that exists per language: in which one it comes, which may be another than the asked
 * one, and all there are.
 */
export const textLanguages = {
  language: z.enum(languageCodes),
  languages: z.array(z.enum(languageCodes)),
};

/** The same where an API may not say it; without it a text counts as one in every language. */
export const optionalTextLanguages = {
  language: textLanguages.language.optional(),
  languages: textLanguages.languages.optional(),
};

import * as z from "zod";
import { languageCodes } from "./languages";

/**
 * For a text that exists per language: the language returned, which may differ from the requested
 * one, and all available ones.
 */
export const textLanguages = {
  language: z.enum(languageCodes),
  languages: z.array(z.enum(languageCodes)),
};

/** The same for an API that may omit it; without it a text counts as one in every language. */
export const optionalTextLanguages = {
  language: textLanguages.language.optional(),
  languages: textLanguages.languages.optional(),
};

/**
 * Of an item: the language of the query to its supplier, and of all that has no code, such as
 * names of rooms and the comments. Missing from an API that doesn't say.
 */
export const suppliersLanguage = { language: textLanguages.language.optional() };

import type { NestedKeyOf } from "next-intl";
import type { Messages } from "@/lib/i18n/messages";

/** The texts that a search form for flights needs beside `search`. */
export const flightFormTexts: readonly NestedKeyOf<Messages>[] = [
  "flightSearch.form",
  "flightTerms.cabins",
];

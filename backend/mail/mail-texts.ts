import type { LanguageCode } from "@/lib/api/contract/languages";
import ar from "./messages/ar.json";
import da from "./messages/da.json";
import de from "./messages/de.json";
import en from "./messages/en.json";
import es from "./messages/es.json";
import fr from "./messages/fr.json";
import no from "./messages/no.json";
import pt from "./messages/pt.json";
import sv from "./messages/sv.json";

export const mailTexts: Record<LanguageCode, typeof en> = { en, pt, es, da, no, de, ar, fr, sv };

/** Puts values in the place of their `{name}`; what a value itself has of that stays as it is. */
export const fillText = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);

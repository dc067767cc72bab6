import type { LanguageCode } from "@/lib/api/contract/languages";
import ar from "./ar.json";
import da from "./da.json";
import de from "./de.json";
import en from "./en.json";
import es from "./es.json";
import fr from "./fr.json";
import no from "./no.json";
import pt from "./pt.json";
import sv from "./sv.json";

/** What the mails of an activity's booking say in other words than those of any booking. */
export const activityMailTexts: Record<LanguageCode, typeof en> = {
  en,
  pt,
  es,
  da,
  no,
  de,
  ar,
  fr,
  sv,
};

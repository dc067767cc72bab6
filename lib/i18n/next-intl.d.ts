import type { LanguageCode } from "@/lib/api/contract/languages";
import type en from "@/messages/en.json";

declare module "next-intl" {
  interface AppConfig {
    Locale: LanguageCode;
    Messages: typeof en;
  }
}

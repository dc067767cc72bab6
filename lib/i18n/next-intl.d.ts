import type en from "@/messages/en.json";

declare module "next-intl" {
  interface AppConfig {
    /** The tag it formats by, such as `es-MX`. */
    Locale: string;
    Messages: typeof en;
  }
}

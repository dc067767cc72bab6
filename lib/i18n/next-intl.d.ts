import type { Messages } from "./messages";

declare module "next-intl" {
  interface AppConfig {
    /** The tag it formats by, such as `es-MX`. */
    Locale: string;
    Messages: Messages;
  }
}

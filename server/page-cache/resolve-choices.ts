import { residenceCookie } from "@/lib/residence/resolve-residence";
import { readCookies } from "../read-cookies";

export type Choices = {
  locale: string | undefined;
  currency: string | undefined;
  residence: string | undefined;
};

/** A session, and what a visit to an agency's own site hides: such pages are one person's. */
const personal = ["sid", "__Host-sid", "hideHeader", "hideFooter"];

/** The cookies a shared page may depend on. Null if others make it personal. */
export function resolveChoices(header: string | undefined): Choices | null {
  const cookies = readCookies(header);
  if (personal.some((name) => cookies.has(name))) return null;
  return {
    locale: cookies.get("locale"),
    currency: cookies.get("currency"),
    residence: cookies.get(residenceCookie),
  };
}

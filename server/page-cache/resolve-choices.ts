import { residenceCookie } from "@/lib/residence/resolve-residence";

export type Choices = {
  locale: string | undefined;
  currency: string | undefined;
  residence: string | undefined;
};

/** A session, and what a visit to an agency's own site hides: such pages are one person's. */
const personal = new Set(["sid", "__Host-sid", "hideHeader", "hideFooter"]);
const none: Choices = { locale: undefined, currency: undefined, residence: undefined };

const decode = (value: string) => {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
};

/**
 * The cookies a shared page may depend on, read as Next reads them: the last of a name counts. Null
 * when the visitor is somebody.
 */
export function resolveChoices(header: string | undefined): Choices | null {
  if (!header) return none;
  const choices = { ...none };
  for (const pair of header.split(/; */)) {
    const at = pair.indexOf("=");
    const name = at === -1 ? pair : pair.slice(0, at);
    if (personal.has(name)) return null;
    if (name === "locale" || name === "currency")
      choices[name] = decode(pair.slice(at + 1)) ?? choices[name];
    else if (name === residenceCookie)
      choices.residence = decode(pair.slice(at + 1)) ?? choices.residence;
  }
  return choices;
}

import "server-only";
import type { Agency } from "@/lib/api/contract/agencies";
import { mayReadPrices } from "@/lib/api/contract/roles";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { resolveLogInHref } from "@/lib/prices/resolve-log-in-href";
import { readShownPrice, toShownPrice } from "@/lib/prices/shown-price";
import type { Query } from "@/lib/query-values";
import { getSession } from "@/lib/session/get-session";
import { settlesSoon } from "./settles-soon";

/**
 * If an answer arrives sooner, the page is sent complete: nothing flashes, and nothing is missing
 * without scripts.
 */
const worthWaitingMs = 250;

/** Whether an answer is there, or the URL asks to wait for it. Rejects only if the answer does. */
export const isWhole = async (query: Query, answer: Promise<unknown>): Promise<boolean> =>
  query.whole === "1" || settlesSoon(answer, worthWaitingMs);

/** The same page, which waits for all its data. */
export const toWholeHref = (here: string): string => `${here}&whole=1`;

/** The viewer of an offer's page, and what such a page of any service needs. */
export async function getOfferVisit(agency: Agency, { query, now }: { query: Query; now: Date }) {
  const { subdomain, defaultLanguage, contactEmailId, contactPhoneNumber } = agency;
  const [session, locale] = await Promise.all([getSession(subdomain), getLanguage()]);
  const prefix = pathPrefix(locale, defaultLanguage);
  // Who sees no prices has seen none on a card either: the address came from elsewhere.
  const shown = mayReadPrices(session, agency) ? readShownPrice(query.shown) : null;
  return {
    prefix,
    /** The total on the card that led here, and as this page's URL has it. */
    shown,
    shownText: shown ? toShownPrice(shown) : undefined,
    /** `here` is the page's URL, with the language. */
    toView: (here: string) => ({
      now,
      prefix,
      here,
      logInHref: session ? null : resolveLogInHref(agency, { prefix, here }),
      contact: { email: contactEmailId || null, phone: contactPhoneNumber || null },
    }),
  };
}

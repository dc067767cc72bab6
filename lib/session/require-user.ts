import "server-only";
import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { askedPathHeader } from "@/lib/session/page-response";
import type { Agency } from "@/lib/api/contract/agencies";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { can, type Action } from "@/lib/api/contract/roles";
import type { User } from "@/lib/api/contract/users";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { requireAgency } from "@/lib/tenant/require-agency";
import { getSession } from "./get-session";

/** The viewer of a personal page, and its location. */
export type AccountVisit = {
  agency: Agency;
  locale: LanguageCode;
  prefix: string;
  user: User;
  path: string;
};

/**
 * Requires a user who may do `action`; visitors sign in first and return to the page, all others
 * get a 404. It only shapes what is shown: each call checks for itself.
 * @param elsewhere redirects others to their own page instead (without a language)
 */
export async function requireUser({
  path,
  action,
  elsewhere,
}: {
  path: string;
  action: Action;
  elsewhere?: (user: User) => string;
}): Promise<AccountVisit> {
  const [agency, locale] = await Promise.all([requireAgency(), getLanguage()]);
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  const session = await getSession(agency.subdomain);
  if (!session) {
    // As requested: a path made of a page's parameters is escaped twice and has no query.
    const asked = (await headers()).get(askedPathHeader) || path;
    redirect(`${prefix}${paths.login({ redirect: `${prefix}${asked}` })}`);
  }
  if (!can(session.user, action)) {
    if (elsewhere) redirect(`${prefix}${elsewhere(session.user)}`);
    notFound();
  }
  return { agency, locale, prefix, user: session.user, path };
}

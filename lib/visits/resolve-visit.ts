import { chooseLocale } from "@/lib/i18n/choose-locale";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { chooseCurrency } from "@/lib/money/choose-currency";

type Choice = Pick<ReturnType<typeof chooseLocale>, "locale" | "path"> & {
  /** Where the visitor belongs instead, and the cookies to keep for a year. */
  redirect: { location: string; status: 307 | 308; remembered: Record<string, string> } | null;
  /** Cookies of the same name for as long as the browser is open. */
  visitCookies: string[];
};

/**
 * What an address asks for: its language, its currency, and whether it hides header and footer from
 * here on. One redirect answers for all.
 */
export function resolveVisit(
  asked: Parameters<typeof chooseLocale>[0],
  agency: Parameters<typeof chooseLocale>[1],
): Choice {
  const currency = chooseCurrency(asked.search);
  const search = currency?.search ?? asked.search;
  const { locale, path, redirect } = chooseLocale({ ...asked, search }, agency);
  const query = new URLSearchParams(search);
  const visitCookies = ["hideHeader", "hideFooter"].filter((name) => query.get(name) === "true");
  if (!redirect && !currency) return { locale, path, redirect: null, visitCookies };

  const prefix = pathPrefix(locale, agency.defaultLanguage);
  const location =
    redirect?.location ?? `${prefix && path === "/" ? prefix : `${prefix}${path}`}${search}`;
  const remembered = {
    ...(redirect?.setsCookie ? { locale } : {}),
    ...(currency?.cookie ? { currency: currency.cookie } : {}),
  };
  // What sets a cookie must be asked for anew each time.
  return {
    locale,
    path,
    redirect: { location, status: currency ? 307 : (redirect?.status ?? 307), remembered },
    visitCookies,
  };
}

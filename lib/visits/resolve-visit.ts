import { chooseLocale } from "@/lib/routes/choose-locale";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { chooseCurrency } from "@/lib/money/choose-currency";

type Choice = Pick<ReturnType<typeof chooseLocale>, "locale" | "path"> & {
  /** Where to redirect the visitor, and the cookies to keep for a year. */
  redirect: { location: string; status: 307 | 308; remembered: Record<string, string> } | null;
  /** Session cookies of the same name. */
  visitCookies: string[];
};

/**
 * What a URL asks for: its language, its currency, and whether it hides header and footer from now
 * on. One redirect handles all.
 */
export function resolveVisit(
  url: Parameters<typeof chooseLocale>[0],
  agency: Parameters<typeof chooseLocale>[1],
): Choice {
  const currency = chooseCurrency(url.search);
  const search = currency?.search ?? url.search;
  const { locale, path, redirect } = chooseLocale({ ...url, search }, agency);
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
  // A response that sets a cookie must not be cached.
  return {
    locale,
    path,
    redirect: { location, status: currency ? 307 : (redirect?.status ?? 307), remembered },
    visitCookies,
  };
}

import type { CurrencyChoice } from "@/lib/data/currencies";

/**
 * `?currency=` on the page to return to: middleware stores the choice and removes it from the URL.
 */
function toHref(path: string, { currency, code }: CurrencyChoice): string {
  const [pathname = "/", search = ""] = path.split("?");
  const query = new URLSearchParams(search);
  query.set("currency", currency);
  query.set("code", code);
  return `${pathname}?${query}`;
}

type Props = { choices: readonly CurrencyChoice[]; current: string; path: string };

/** Plain links. `path` is where a choice leads, with its language and its query. */
export const CurrencyList = ({ choices, current, path }: Props) => (
  <ul className="gap-x-8 sm:columns-2 lg:columns-3">
    {choices.map((choice) => (
      <li key={choice.currency} className="break-inside-avoid">
        <a
          href={toHref(path, choice)}
          rel="nofollow"
          aria-current={choice.currency === current || undefined}
          className="flex min-h-11 items-center justify-between gap-4 rounded-control px-3 hover:bg-brand-tint aria-current:font-semibold"
        >
          {choice.name}
          <span className="text-ink-soft">{choice.currency}</span>
        </a>
      </li>
    ))}
  </ul>
);

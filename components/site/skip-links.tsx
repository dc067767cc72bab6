import clsx from "clsx";
import { useTranslations } from "next-intl";
import { PageStart } from "./page-start.client";

/**
 * By the ids of what they lead to, in the order of the page. A link whose target isn't on the page,
 * or is folded away into a sheet, isn't there either.
 */
const links = [
  {
    to: "filters",
    text: "filters",
    unlessThere: "max-lg:hidden [body:not(:has([data-view=list]_#filters))_&]:hidden",
  },
  { to: "results", text: "results", unlessThere: "[body:not(:has(#results))_&]:hidden" },
  { to: "rates", text: "rates", unlessThere: "[body:not(:has(#rates))_&]:hidden" },
  {
    to: "checkout-firstName",
    text: "form",
    unlessThere: "[body:not(:has(#checkout-firstName))_&]:hidden",
  },
  { to: "card-number", text: "form", unlessThere: "[body:not(:has(#card-number))_&]:hidden" },
  { to: "search-place", text: "search", unlessThere: "[body:not(:has(#search-place))_&]:hidden" },
  { to: "content", text: "content", unlessThere: "" },
] as const;

/** The first stops of the keyboard: past the header, to what a page is for. */
export function SkipLinks() {
  const t = useTranslations("skipLinks");
  return (
    <PageStart>
      {links.map(({ to, text, unlessThere }) => (
        <a key={to} href={`#${to}`} className={clsx("skip-link", unlessThere)}>
          {t(text)}
        </a>
      ))}
    </PageStart>
  );
}

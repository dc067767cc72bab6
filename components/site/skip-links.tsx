import { useTranslations } from "next-intl";
import { PageStart } from "./page-start.client";

/** Where they lead, in the order of the page. Whether a link is shown: `skip-link`'s style. */
const links = [
  { to: "filters", text: "filters" },
  { to: "results", text: "results" },
  { to: "rates", text: "rates" },
  { to: "checkout-firstName", text: "form" },
  { to: "card-number", text: "form" },
  { to: "search-place", text: "search" },
  { to: "content", text: "content" },
] as const;

/** The first stops of the keyboard: past the header, to what a page is for. */
export function SkipLinks() {
  const t = useTranslations("skipLinks");
  return (
    <PageStart>
      {links.map(({ to, text }) => (
        <a key={to} href={`#${to}`} className="skip-link">
          {t(text)}
        </a>
      ))}
    </PageStart>
  );
}

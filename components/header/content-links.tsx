import { useTranslations } from "next-intl";

/** `title` is the agency's text; without one the link has ours. */
export type ContentLink = { id: "about" | "faq"; path: string; title: string | null };

export function ContentLinks({
  links,
  prefix,
  className,
}: {
  links: readonly ContentLink[];
  prefix: string;
  className: string;
}) {
  const t = useTranslations("navigation");
  return links.map(({ id, path, title }) => (
    <a key={id} href={`${prefix}${path}`} className={className}>
      {title || t(id)}
    </a>
  ));
}

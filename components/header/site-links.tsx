import { useTranslations } from "next-intl";
import type { SiteLink } from "@/lib/tenant/resolve-site-links";

export function SiteLinks({
  links,
  prefix,
  className,
}: {
  links: readonly SiteLink[];
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

import { useTranslations } from "next-intl";
import type { SiteLink } from "@/lib/tenant/resolve-site-links";

/** Links that look as the element around them says: it has their classes once for all. */
export function SiteLinks({ links, prefix }: { links: readonly SiteLink[]; prefix: string }) {
  const t = useTranslations("navigation");
  return links.map(({ id, path, title }) => (
    <a key={id} href={`${prefix}${path}`}>
      {title || t(id)}
    </a>
  ));
}

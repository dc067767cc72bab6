import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import type { NamespaceWith } from "@/lib/i18n/namespace-with";

type Props = {
  namespace: `${NamespaceWith<{ gone: { title: string; text: string } }>}.gone`;
  links: readonly { href: string; text: string }[];
};

/** Another buyer was faster: nothing was charged, and where there may be others. */
export function OfferGone({ namespace, links }: Props) {
  const t = useTranslations(namespace);
  return (
    <Notice tone="error" title={t("title")}>
      <p>{t("text")}</p>
      <p className="flex flex-wrap gap-x-4">
        {links.map(({ href, text }) => (
          <a
            key={href}
            href={href}
            className="inline-flex min-h-11 items-center font-semibold underline"
          >
            {text}
          </a>
        ))}
      </p>
    </Notice>
  );
}

import { getTranslations } from "next-intl/server";
import { TextLink } from "@/components/ui/text-link";
import { Suspense, type ReactNode } from "react";
import { ScriptArrival } from "@/components/site/script-arrival.client";
import type { NamespaceWith } from "@/lib/i18n/namespace-with";

type Props = {
  namespace: NamespaceWith<{ loading: string; loadWhole: string }>;
  /** Whether what the page is about is there already; else it streams in. */
  isWhole: boolean;
  /** The page that waits for it. */
  wholeHref: string;
  /** What the page is called until then. */
  getTitle: () => Promise<string>;
  /** Bones in the page's final layout, `noscript:hidden` each. */
  bones: ReactNode;
  children: ReactNode;
};

/**
 * The page of an offer, of which everything is known only once the supplier has said it. Without
 * script its bones never go away by themselves: they lead to the page that waits.
 */
export async function OfferPage({
  namespace,
  isWhole,
  wholeHref,
  getTitle,
  bones,
  children,
}: Props) {
  if (isWhole) return children;
  const [t, title] = await Promise.all([getTranslations(namespace), getTitle()]);
  return (
    <Suspense
      fallback={
        <div className="page-width space-y-6 py-6 md:py-10">
          <noscript>
            <meta httpEquiv="refresh" content={`0;url=${wholeHref}`} />
          </noscript>
          <h1 className="text-title font-semibold">{title}</h1>
          <p role="status" className="text-ink-soft noscript:hidden">
            {t("loading")}
          </p>
          <p className="hidden noscript:block">
            <TextLink href={wholeHref}>{t("loadWhole")}</TextLink>
          </p>
          {bones}
        </div>
      }
    >
      <ScriptArrival />
      {children}
    </Suspense>
  );
}

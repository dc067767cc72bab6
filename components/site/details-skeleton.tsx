import type { ReactNode } from "react";

type Props = {
  title: string;
  texts: { loading: string; loadWhole: string };
  /** The page that waits for what is looked at. */
  wholeHref: string;
  /** Bones in the page's final layout, `noscript:hidden` each. */
  children: ReactNode;
};

/**
 * A details page while it is asked for. Without script it never goes away by itself: it leads to
 * the page that waits.
 */
export const DetailsSkeleton = ({ title, texts, wholeHref, children }: Props) => (
  <div className="page-width space-y-6 py-6 md:py-10">
    <noscript>
      <meta httpEquiv="refresh" content={`0;url=${wholeHref}`} />
    </noscript>
    <h1 className="text-title font-semibold">{title}</h1>
    <p role="status" className="text-ink-soft noscript:hidden">
      {texts.loading}
    </p>
    <p className="hidden noscript:block">
      <a
        href={wholeHref}
        className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline"
      >
        {texts.loadWhole}
      </a>
    </p>
    {children}
  </div>
);

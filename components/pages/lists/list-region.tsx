import type { ReactNode } from "react";
import { ListSkeleton } from "./list-skeleton";
import { ResultsBoundary } from "@/components/results/results-boundary.client";
import { ResultsNavigation } from "@/components/results/results-navigation.client";

type Props = {
  /** The list is there already: it comes with the page, not after it. */ isWhole: boolean;
  /** This page's address with `streamParameter` off, for readers without scripts. */
  wholeHref: string;
  /** Such as "Loading bookings". */ loading: string;
  /** The form and the list, or why it failed. */ children: ReactNode;
};

/**
 * Where a list is on its page: it streams in if it is late, and its filters, sort orders and pages
 * change it in place, with the rows before staying until then.
 */
export const ListRegion = ({ isWhole, wholeHref, loading, children }: Props) => (
  <>
    {!isWhole && (
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${wholeHref}`} />
      </noscript>
    )}
    <ResultsNavigation>
      <ResultsBoundary fallback={isWhole ? null : <ListSkeleton label={loading} />}>
        {children}
      </ResultsBoundary>
    </ResultsNavigation>
  </>
);

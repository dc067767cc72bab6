"use client";

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import clsx from "clsx";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import type { HotelReviews } from "@/lib/api/contract/hotel-reviews";
import { reviewsPerPage } from "@/lib/api/contract/review-terms";
import { everyReview, toReviewsCall, type ReviewsQuery } from "@/lib/hotels/reviews-query";
import { getQueryClient } from "@/lib/queries/query-client";
import { hotelReviewsQuery } from "@/lib/queries/hotels";
import { LoadingFailed } from "./loading-failed.client";
import { ReviewArticle } from "./review-article";
import { ReviewFilters } from "./review-filters.client";
import { ReviewsSkeleton } from "./reviews-skeleton";
import { ScoreBands, ThemeScores } from "./score-bands";
import { toReviewsHref } from "./to-reviews-href";

type Props = {
  hotelId: string;
  /** The page of all its reviews, with the stay to go back to. */
  href: string;
  /** What the URL requests; without it the browser fetches them. */
  initial?: { query: ReviewsQuery; reviews: HotelReviews };
  /** Part of another page: a few at first, and a phone has the rest on a page of their own. */
  isPart?: boolean;
};

/** So many are in sight at once in a part of a page. */
const few = 4;
const isSame = (a: ReviewsQuery, b: ReviewsQuery) =>
  JSON.stringify(toReviewsCall(a, 1)) === JSON.stringify(toReviewsCall(b, 1));

/** Reviews with their scores by theme, filtered and continued without leaving the page. */
export function GuestReviews({ hotelId, href, initial, isPart = false }: Props) {
  const t = useTranslations("hotelReviews");
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);
  const [query, setQuery] = useState(initial?.query ?? everyReview);
  const [limit, setLimit] = useState(isPart ? few : Infinity);
  const first = initial && isSame(query, initial.query) ? initial.reviews : null;
  const found = useInfiniteQuery(
    {
      ...hotelReviewsQuery(hotelId, query, first?.page ?? 1),
      ...(first && { initialData: { pages: [first], pageParams: [first.page] } }),
      placeholderData: keepPreviousData,
    },
    getQueryClient(),
  );
  const newest = found.data?.pages.at(-1);
  // What is around the list stays while other reviews fail.
  const [frame, setFrame] = useState(newest);
  if (newest && newest !== frame) setFrame(newest);
  const loaded = found.data?.pages.flatMap(({ reviews }) => reviews) ?? [];
  const shown = loaded.slice(0, limit);
  const isStale = found.isPlaceholderData;

  useEffect(() => {
    // The button may be gone: reading goes on with what it has brought, once that stays.
    if (isStale || firstNew.current === null || shown.length <= firstNew.current) return;
    list.current?.children[firstNew.current]
      ?.querySelector("article")
      ?.focus({ preventScroll: true });
    firstNew.current = null;
  }, [isStale, shown.length]);

  const narrow = (next: ReviewsQuery) => {
    firstNew.current = null;
    setQuery(next);
    if (isPart) setLimit(few);
    else history.replaceState(null, "", toReviewsHref(href, next));
  };
  const more = () => {
    firstNew.current = shown.length;
    if (isPart) setLimit(shown.length + reviewsPerPage);
    if (shown.length + reviewsPerPage > loaded.length && found.hasNextPage)
      void found.fetchNextPage();
  };
  const failed = (
    <LoadingFailed isLoading={found.isFetching} onRetry={() => void found.refetch()} />
  );

  if (!frame) return found.isError ? failed : <ReviewsSkeleton />;
  const hasMore = shown.length < loaded.length || found.hasNextPage;
  const onlyWide = clsx(isPart && "max-md:hidden");
  return (
    <div className="grid gap-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12">
      <div className="space-y-8">
        <ThemeScores themes={frame.themes} />
        <div className={onlyWide}>
          <ScoreBands distribution={frame.distribution} />
        </div>
      </div>
      <div className="min-w-0 space-y-4">
        <div className={onlyWide}>
          <ReviewFilters reviews={frame} query={query} onChange={narrow} href={href} />
        </div>
        {frame.notes.map((note) => (
          <p key={note} className="text-sm text-ink-soft">
            {note}
          </p>
        ))}
        <p role="status" className="text-sm font-semibold">
          {isStale && t("loading")}
          {newest && !isStale && t("found", { count: newest.total })}
          {isPart && frame.overall && (
            <span className="font-normal text-ink-soft">
              {" · "}
              {t("counts", { scores: frame.overall.count, texts: frame.withText })}
            </span>
          )}
        </p>
        {first && first.page > 1 && (
          <Link
            href={toReviewsHref(href, query, first.page - 1)}
            className={buttonClass({ look: "secondary" })}
          >
            {t("earlier")}
          </Link>
        )}
        {newest?.total === 0 && !isStale && (
          <div className="space-y-3">
            <p>{t("nothing.title")}</p>
            <Link
              href={href}
              onNavigate={(event) => {
                event.preventDefault();
                narrow(everyReview);
                // The link is gone.
                list.current?.focus({ preventScroll: true });
              }}
              className={buttonClass({ look: "secondary" })}
            >
              {t("nothing.all")}
            </Link>
          </div>
        )}
        <ul
          ref={list}
          tabIndex={-1}
          aria-busy={isStale || undefined}
          className={clsx("divide-y divide-line outline-none", isStale && "opacity-60")}
        >
          {shown.map((review) => (
            <li key={review.id}>
              <ReviewArticle review={review} />
            </li>
          ))}
        </ul>
        {found.isFetchNextPageError ? (
          <LoadingFailed isLoading={found.isFetching} onRetry={more} />
        ) : (
          found.isError && failed
        )}
        {isPart && (
          <Link
            href={href}
            className={buttonClass({ look: "secondary", className: "w-full md:hidden" })}
          >
            {t("all", { count: frame.withText })}
          </Link>
        )}
        {hasMore && !found.isError && (
          <>
            <Button
              look="secondary"
              isLoading={found.isFetchingNextPage}
              onClick={more}
              className={clsx("noscript:hidden", onlyWide)}
            >
              {t("more")}
            </Button>
            {!isPart && (
              <noscript>
                <a
                  href={toReviewsHref(href, query, frame.page + 1)}
                  className={buttonClass({ look: "secondary" })}
                >
                  {t("more")}
                </a>
              </noscript>
            )}
          </>
        )}
      </div>
    </div>
  );
}

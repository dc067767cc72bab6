import { useTranslations } from "next-intl";
import { PageSection } from "@/components/site/page-section";
import { GuestScore } from "@/components/site/hotels/guest-score";
import type { Hotel } from "@/lib/api/contract/hotels";
import { NearReviews } from "./near-reviews.client";
import { NoReviews } from "./no-reviews";
import { reviewsId } from "@/components/site/hotels/reviews-id";

type Props = { hotel: Pick<Hotel, "id" | "guestScore">; href: string };

/** What guests say, at the end of a hotel's page; `href` is the page of all reviews. */
export function ReviewsSection({ hotel: { id, guestScore }, href }: Props) {
  const t = useTranslations("hotelReviews");
  return (
    <PageSection id={reviewsId} title={t("title")}>
      {guestScore ? (
        <div className="space-y-6">
          <p>
            <GuestScore score={guestScore} />
          </p>
          <NearReviews hotelId={id} href={href} open={t("open")} />
        </div>
      ) : (
        <NoReviews />
      )}
    </PageSection>
  );
}

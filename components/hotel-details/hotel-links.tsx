import { useTranslations } from "next-intl";
import { reviewsId } from "@/components/site/hotels/reviews-id";
import type { Hotel } from "@/lib/api/contract/hotels";
import { ratesId } from "./page-ids";

type Props = { hotel: Hotel; hasRooms: boolean; hasReviews: boolean };

/** To the parts of a long page; on a phone a row to push sideways. */
export function HotelLinks({ hotel: { amenities, accessibility }, hasRooms, hasReviews }: Props) {
  const [t, reviews] = [useTranslations("hotelDetails"), useTranslations("hotelReviews")];
  const links = [
    ...(hasRooms ? [{ id: ratesId, text: t("rooms.title") }] : []),
    { id: "about-hotel", text: t("facts.about") },
    { id: "location", text: t("facts.location") },
    ...(amenities.length > 0 ? [{ id: "amenities", text: t("facts.amenities") }] : []),
    ...(accessibility.length > 0 ? [{ id: "accessibility", text: t("facts.accessibility") }] : []),
    { id: "times", text: t("facts.times") },
    ...(hasReviews ? [{ id: reviewsId, text: reviews("title") }] : []),
  ];
  return (
    <nav aria-label={t("parts")} className="page-parts">
      <ul>
        {links.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

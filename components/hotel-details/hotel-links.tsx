import { useTranslations } from "next-intl";
import type { Hotel } from "@/lib/api/contract/hotels";

/** To the parts of a long page. */
export function HotelLinks({
  hotel: { amenities, accessibility },
  hasRooms,
}: {
  hotel: Hotel;
  hasRooms: boolean;
}) {
  const t = useTranslations("hotelDetails");
  const links = [
    ...(hasRooms ? [{ id: "rooms", text: t("rooms.title") }] : []),
    { id: "about-hotel", text: t("facts.about") },
    { id: "location", text: t("facts.location") },
    ...(amenities.length > 0 ? [{ id: "amenities", text: t("facts.amenities") }] : []),
    ...(accessibility.length > 0 ? [{ id: "accessibility", text: t("facts.accessibility") }] : []),
    { id: "times", text: t("facts.times") },
  ];
  return (
    <nav aria-label={t("parts")} className="-mx-3">
      <ul className="flex flex-wrap">
        {links.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-control px-3 text-sm font-semibold text-ink-soft hover:bg-brand-tint hover:text-brand-ink"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

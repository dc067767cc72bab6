import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import type { DestinationSummary } from "@/lib/api/contract/destinations";
import { paths } from "@/lib/paths";

type Place = { name: string; lat: number; long: number };
const toSearch = ({ name, lat, long }: Place, prefix: string) =>
  `${prefix}${paths.search("hotels", { place: name, placeLat: lat, placeLong: long })}`;

type Props = { destinations: readonly DestinationSummary[]; place: Place | null; prefix: string };

/** Suggested places: the agency's destinations, else the place of its deals. */
export function PlaceIdeas({ destinations, place, prefix }: Props) {
  const t = useTranslations("hotels");
  if (destinations.length === 0 && !place) return null;
  return (
    <section aria-labelledby="place-ideas" className="space-y-4">
      <h2 id="place-ideas" className="text-title font-semibold">
        {t("ideas")}
      </h2>
      {destinations.length === 0 && place ? (
        <Link
          href={toSearch(place, prefix)}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand-ink hover:underline"
        >
          <Icon name="map-pin" className="size-5" />
          {t("resultsTitle", { place: place.name })}
        </Link>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {destinations.slice(0, 6).map((destination) => (
            <li
              key={destination.slug}
              className="relative overflow-hidden rounded-card border border-line bg-surface shadow-card hover:border-line-strong"
            >
              <Picture
                src={destination.image}
                alt=""
                width={480}
                height={320}
                sizes="(width >= 64rem) 24rem, (width >= 40rem) 50vw, 100vw"
                className="aspect-2/1 w-full"
              />
              <h3 className="p-4 font-semibold">
                <Link
                  href={toSearch(destination, prefix)}
                  className="after:absolute after:inset-0 hover:text-brand-ink"
                >
                  {t("resultsTitle", { place: destination.name })}
                </Link>
              </h3>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

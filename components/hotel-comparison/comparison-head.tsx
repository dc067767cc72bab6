import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { SaveButton } from "@/components/site/saved-items/save-button.client";
import { ButtonLink } from "@/components/ui/button-link";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import type { ComparedHotel } from "@/lib/data/hotel-comparison";
import { toSearchTextOf } from "@/lib/hotels/kept-search";
import { toKeptHotel } from "@/lib/hotels/to-kept-hotel";

type Props = {
  column: ComparedHotel;
  /** Of the column, from 1: identifies a hotel without a name. */
  number: number;
  /** Its rooms for the same stay. */
  href: string;
  canRemove: boolean;
};

/** The head of a column: which hotel it is and what to do with it. */
export function ComparisonHead({
  column: { hotel, isGone, withoutHref },
  number,
  href,
  canRemove,
}: Props) {
  const t = useTranslations("hotelComparison");
  return (
    <div className="flex h-full flex-col gap-3">
      <div className="relative">
        {hotel ? (
          <Picture
            src={hotel.pictures[0] ?? ""}
            alt=""
            width={480}
            height={320}
            sizes="(width >= 64rem) 20rem, (width >= 40rem) 16rem, 9rem"
            className="aspect-3/2 w-full rounded-control bg-brand-tint"
          />
        ) : (
          <div className="aspect-3/2 w-full rounded-control bg-canvas" />
        )}
        {hotel && (
          <SaveButton
            item={toKeptHotel(hotel, toSearchTextOf(href))}
            className="absolute start-0 top-0 sm:start-2 sm:top-2"
          />
        )}
        {canRemove && (
          <Link
            href={withoutHref}
            aria-label={
              hotel ? t("removeOf", { name: hotel.name }) : t("removeUnnamed", { number })
            }
            title={t("remove")}
            className="absolute end-0 top-0 grid sm:end-2 sm:top-2 size-11 place-items-center rounded-pill border border-line bg-surface-raised text-ink-soft shadow-card hover:border-brand-ink hover:text-ink"
          >
            <Icon name="x" className="size-5" />
          </Link>
        )}
      </div>
      {hotel ? (
        <>
          <p className="text-base leading-snug font-semibold sm:text-heading">
            <bdi>{hotel.name}</bdi>
          </p>
          <ButtonLink
            href={href}
            aria-label={t("seeOf", { name: hotel.name })}
            className="mt-auto self-start max-sm:px-3"
          >
            {t("see")}
          </ButtonLink>
        </>
      ) : (
        <>
          <p className="text-base font-semibold">{t(isGone ? "gone" : "hotelFailed")}</p>
          {isGone && <p className="text-ink-soft">{t("goneText")}</p>}
        </>
      )}
    </div>
  );
}

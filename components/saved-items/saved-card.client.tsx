"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { GuestScore } from "@/components/site/hotels/guest-score";
import { HotelClass } from "@/components/site/hotels/hotel-class";
import { PartyText } from "@/components/site/hotels/party-text";
import { buttonClass } from "@/components/ui/button-class";
import { Checkbox } from "@/components/ui/checkbox";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import { useDateRange } from "@/lib/dates/use-date-range";
import { readKeptSearch, toKeptHotelHref } from "@/lib/hotels/kept-search";
import { toItemKey } from "@/lib/saved-items/kept-item";
import type { ShownEntry } from "@/lib/saved-items/shown-entry";

/** The form that removes one, without script. */
export const removeFormId = "remove-saved";

type Props = {
  entry: ShownEntry;
  prefix: string;
  today: string;
  /** Null where nothing can be compared. */
  choice: { isChosen: boolean; isFull: boolean; onChange: (isChosen: boolean) => void } | null;
  onRemove: () => void;
};

/** A saved hotel with the dates it was saved for. */
export function SavedCard({ entry, prefix, today, choice, onRemove }: Props) {
  const t = useTranslations("savedItems");
  const toRange = useDateRange();
  const known = entry.state === "known" ? entry.item : null;
  const name = known?.name ?? t("unnamed");
  const kept = known && readKeptSearch(known);
  const isOver = kept !== null && kept.stay.start < today;
  return (
    <article className="relative isolate flex h-full gap-3 overflow-hidden rounded-card border border-line bg-surface-raised p-3 shadow-card sm:gap-5 sm:p-0">
      <div className="relative w-24 shrink-0 sm:w-44">
        {known && (
          <Picture
            src={known.picture}
            alt=""
            width={480}
            height={480}
            sizes="(width >= 40rem) 11rem, 6rem"
            className="absolute inset-0 size-full bg-brand-tint object-cover max-sm:rounded-control"
          />
        )}
      </div>
      <div className="flex min-w-0 grow flex-col gap-1 sm:py-4 sm:pe-4">
        {known?.rating && <HotelClass hotelClass={known.rating.hotelClass} />}
        <h2 className="pe-9 font-semibold sm:text-heading">
          {known ? (
            <Link
              href={toKeptHotelHref(known, { prefix, today })}
              className="after:absolute after:inset-0 hover:text-brand-ink"
            >
              <bdi>{name}</bdi>
            </Link>
          ) : (
            name
          )}
        </h2>
        {known ? (
          <>
            {known.place && <p className="text-sm text-ink-soft">{known.place}</p>}
            {known.rating && <GuestScore score={known.rating.guestScore} />}
            {kept && !isOver && (
              <p className="flex items-start gap-2 text-sm text-ink-soft">
                <Icon name="calendar-days" className="mt-1 size-4 shrink-0" />
                <span>
                  {toRange(kept.stay.start, kept.stay.end)}
                  {" · "}
                  <PartyText rooms={kept.rooms} />
                </span>
              </p>
            )}
            {isOver && <p className="text-sm text-ink-soft">{t("over")}</p>}
          </>
        ) : (
          <p className="text-sm text-ink-soft">{t(entry.state === "gone" ? "gone" : "failed")}</p>
        )}
        {known && (
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-2">
            {choice ? (
              <label className="relative z-10 -ms-1 inline-flex min-h-11 cursor-pointer items-center gap-2 px-1 text-sm text-ink-soft hover:text-brand-ink">
                <Checkbox
                  name="id"
                  value={known.id}
                  aria-label={t("compareOf", { name })}
                  checked={choice.isChosen}
                  disabled={choice.isFull && !choice.isChosen}
                  onChange={({ target }) => choice.onChange(target.checked)}
                />
                {t("compare")}
              </label>
            ) : (
              <span />
            )}
            <span aria-hidden className={buttonClass({ size: "small" })}>
              {t("see")}
            </span>
          </div>
        )}
      </div>
      <button
        type="submit"
        form={removeFormId}
        name="remove"
        value={toItemKey(entry.item)}
        aria-label={t("removeOf", { name })}
        title={t("remove")}
        onClick={(event) => {
          event.preventDefault();
          onRemove();
        }}
        className="absolute end-1 top-1 z-10 grid size-11 place-items-center rounded-pill text-ink-soft hover:bg-brand-tint hover:text-ink"
      >
        <Icon name="x" className="size-5" />
      </button>
    </article>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { keptLookOf } from "@/components/site/saved-items/kept-looks";
import { buttonClass } from "@/components/ui/button-class";
import { Checkbox } from "@/components/ui/checkbox";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import { toItemKey } from "@/lib/saved-items/kept-item";
import type { ShownEntry } from "@/lib/saved-items/shown-entry";
import { keptKindOf } from "@/lib/services/kept-kinds";
import { SavedPrice } from "./saved-price.client";
import { SearchAgain } from "./search-again";

/** The form that removes one, without script. */
export const removeFormId = "remove-saved";

type Props = {
  entry: ShownEntry;
  prefix: string;
  today: string;
  showsPrices: boolean;
  /** Null where nothing can be compared. */
  choice: { isChosen: boolean; isFull: boolean; onChange: (isChosen: boolean) => void } | null;
  onRemove: () => void;
};

/** A saved item: what identifies it, and what it cost and costs. */
export function SavedCard({ entry, prefix, today, showsPrices, choice, onRemove }: Props) {
  const t = useTranslations("savedItems");
  const { item } = entry;
  const [kind, { icon, Facts, Name }] = [keptKindOf(item), keptLookOf(item)];
  const known = entry.state === "known" ? entry.item : null;
  const name = known?.name ?? t("unnamed");
  const isOver = kind.isOver(item, today);
  const searchHref = `${prefix}${kind.toSearchPath(item)}`;
  return (
    <article className="relative isolate flex h-full gap-3 overflow-hidden rounded-card border border-line bg-surface-raised p-3 shadow-card sm:gap-5 sm:p-0">
      <div className="relative w-24 shrink-0 sm:w-44">
        {known?.picture ? (
          <Picture
            src={known.picture}
            alt=""
            width={480}
            height={480}
            sizes="(width >= 40rem) 11rem, 6rem"
            className="absolute inset-0 size-full bg-brand-tint object-cover max-sm:rounded-control"
          />
        ) : (
          <div className="absolute inset-0 grid place-items-center bg-brand-tint text-brand-ink max-sm:rounded-control">
            <Icon name={icon} className="size-8 sm:size-12" />
          </div>
        )}
      </div>
      <div className="flex min-w-0 grow flex-col gap-1 sm:py-4 sm:pe-4">
        <h2 className="pe-9 font-semibold sm:text-heading">
          {known ? (
            <Link
              href={`${prefix}${kind.toPath(known, today)}`}
              className="after:absolute after:inset-0 hover:text-brand-ink"
            >
              <bdi>{Name ? <Name item={known} /> : name}</bdi>
            </Link>
          ) : (
            name
          )}
        </h2>
        {known && (
          <div className="space-y-1 text-sm text-ink-soft">
            <Facts item={known} />
          </div>
        )}
        {!known && (
          <p className="text-sm text-ink-soft">{t(entry.state === "gone" ? "gone" : "failed")}</p>
        )}
        {known && isOver && <p className="text-sm font-semibold">{t("over")}</p>}
        {(isOver || entry.state === "gone") && <SearchAgain href={searchHref} name={name} />}
        {known && isOver === false && showsPrices && (
          <SavedPrice item={known} name={name} searchHref={searchHref} today={today} />
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
            {!isOver && (
              <span aria-hidden className={buttonClass({ size: "small" })}>
                {t("see")}
              </span>
            )}
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

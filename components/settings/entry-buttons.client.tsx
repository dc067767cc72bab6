"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";

/** Buttons that move or take away an entry of a list. */
export function EntryButtons({
  name,
  index,
  count,
  onMove,
  onRemove,
}: {
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove?: () => void;
}) {
  const t = useTranslations("settings.list");
  const look = "button button-quiet button-medium min-w-11 px-3 disabled:invisible";
  return (
    <span className="flex flex-wrap gap-1">
      <button
        type="button"
        className={look}
        disabled={index === 0}
        aria-label={t("upOf", { name })}
        onClick={() => onMove(index - 1)}
      >
        <Icon name="chevron-up" className="size-5" />
      </button>
      <button
        type="button"
        className={look}
        disabled={index === count - 1}
        aria-label={t("downOf", { name })}
        onClick={() => onMove(index + 1)}
      >
        <Icon name="chevron-down" className="size-5" />
      </button>
      {onRemove && (
        <button
          type="button"
          className={look}
          aria-label={t("removeOf", { name })}
          onClick={onRemove}
        >
          {t("remove")}
        </button>
      )}
    </span>
  );
}

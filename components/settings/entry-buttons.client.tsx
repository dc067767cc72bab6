"use client";

import { useTranslations } from "next-intl";
import { flushSync } from "react-dom";
import { Icon } from "@/components/ui/icon";

/** Buttons that move or take away an entry of a list; the focus goes along with a moved one. */
export function EntryButtons({
  id,
  name,
  index,
  count,
  onMove,
  onRemove,
}: {
  /** Of the list's buttons: no other's begin with it. */
  id: string;
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove?: () => void;
}) {
  const t = useTranslations("settings.list");
  const look = "button button-quiet button-medium min-w-11 px-3 disabled:invisible";
  const move = (to: number, direction: "up" | "down") => {
    flushSync(() => onMove(to));
    const find = (which: string) =>
      document.querySelector<HTMLButtonElement>(`#${CSS.escape(`${id}-${which}-${to}`)}:enabled`);
    (find(direction) ?? find(direction === "up" ? "down" : "up"))?.focus();
  };
  return (
    <span className="flex flex-wrap gap-1">
      <button
        type="button"
        id={`${id}-up-${index}`}
        className={look}
        disabled={index === 0}
        aria-label={t("upOf", { name })}
        onClick={() => move(index - 1, "up")}
      >
        <Icon name="chevron-up" className="size-5" />
      </button>
      <button
        type="button"
        id={`${id}-down-${index}`}
        className={look}
        disabled={index === count - 1}
        aria-label={t("downOf", { name })}
        onClick={() => move(index + 1, "down")}
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

"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { MapNamespace } from "./map-namespace";

const control = "grid size-11 place-items-center text-ink hover:bg-brand-tint hover:text-brand-ink";

type Props = {
  namespace: MapNamespace;
  onFit: () => void;
  onZoom: (levels: number) => void;
  /** Of a map that covers the list. */
  onClose: (() => void) | null;
};

/** Beside the map, not on it: the buttons must not cover pins. */
export function MapControls({ namespace, onFit, onZoom, onClose }: Props) {
  const t = useTranslations("resultsMap");
  const tService = useTranslations(namespace);
  return (
    <div className="flex justify-end border-b border-line px-1 noscript:hidden">
      {onClose && (
        <button
          type="button"
          className="me-auto flex min-h-11 items-center gap-2 rounded-control px-3 text-sm font-semibold focus-visible:-outline-offset-2"
          onClick={onClose}
        >
          <Icon name="x" className="size-5" />
          {t("toList")}
        </button>
      )}
      <button type="button" className={control} aria-label={tService("fit")} onClick={onFit}>
        <Icon name="maximize" className="size-5" />
      </button>
      <button
        type="button"
        className={control}
        aria-label={t("zoomOut")}
        onClick={() => onZoom(-1)}
      >
        <Icon name="minus" className="size-5" />
      </button>
      <button type="button" className={control} aria-label={t("zoomIn")} onClick={() => onZoom(1)}>
        <Icon name="plus" className="size-5" />
      </button>
    </div>
  );
}

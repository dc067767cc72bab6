"use client";

import clsx from "clsx";
import { Icon } from "@/components/ui/icon";
import { useTranslations } from "next-intl";
import type { KeptItem } from "@/lib/saved-items/kept-item";
import { setSaved, useIsSaved } from "@/lib/queries/saved-store";
import { toSavingProblem } from "@/lib/saved-items/to-saving-problem";
import { showToast } from "@/lib/show-toast";

type Props = {
  item: KeptItem;
  /** What distinguishes it from others of its name. */
  label?: string | undefined;
  /** A round one lies on a picture; a wide one has its text. */
  look?: "round" | "wide";
  className?: string;
};

const looks = {
  round: "save-round",
  wide: "-m-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-brand-ink hover:bg-brand-tint noscript:hidden print:hidden",
};

/** Saves something for later, or removes it again; each can be undone from its message. */
export function SaveButton({ item, label = item.name, look = "round", className }: Props) {
  const t = useTranslations("saving");
  const isSaved = useIsSaved(item);
  const { name } = item;
  async function change(to: boolean, isUndone = false) {
    try {
      await setSaved(item, to);
      if (isUndone) return;
      await showToast("success", t(to ? "saved" : "removed", { name }), {
        id: "saving",
        label: t("undo"),
        run: () => void change(!to, true),
      });
    } catch (error) {
      await showToast("error", t(toSavingProblem(error)));
    }
  }
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={t("save", { name: label })}
      onClick={() => void change(!isSaved)}
      className={clsx(looks[look], className)}
    >
      <Icon
        name={isSaved ? "heart-filled" : "heart"}
        className={look === "wide" ? clsx("size-4", isSaved && "text-danger") : ""}
      />
      {look === "wide" && t("action")}
    </button>
  );
}

"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import { compareStore, useCompared, type Compared } from "@/lib/comparison/compare-store";
import { showToast } from "@/lib/show-toast";
import { compareFormId } from "./compare-form-id";

type Props = { item: Compared; className?: string };

/** Chooses a result to compare; without scripts it belongs to the form of `CompareBar`. */
export function CompareBox({ item: { id, name }, className }: Props) {
  const t = useTranslations("comparing");
  const isChosen = useCompared().some((other) => other.id === id);
  function change(isChecked: boolean) {
    if (!isChecked) compareStore.remove(id);
    else if (!compareStore.add({ id, name })) void showToast("error", t("full"));
  }
  return (
    <label className={clsx("compare-box", className)}>
      <input
        type="checkbox"
        form={compareFormId}
        name="id"
        value={id}
        aria-label={t("addOf", { name })}
        checked={isChosen}
        onChange={({ target }) => change(target.checked)}
      />
      {t("add")}
    </label>
  );
}

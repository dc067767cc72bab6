"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog.client";
import { areSingleKeysOn, setSingleKeys } from "./single-keys";

const keys = [
  { id: "palette", text: "Ctrl K" },
  { id: "search", text: "/" },
  { id: "next", text: "j" },
  { id: "previous", text: "k" },
  { id: "open", text: "Enter" },
  { id: "select", text: "x" },
  { id: "help", text: "?" },
] as const;

/** What each key does, and whether those without a modifier do anything. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  const t = useTranslations("palette");
  const [areOn, setAreOn] = useState(areSingleKeysOn);
  return (
    <Dialog isOpen onClose={onClose} title={t("help.title")} closeLabel={t("close")}>
      <dl className="mt-5 space-y-2 text-sm">
        {keys.map(({ id, text }) => (
          <div key={id} className="flex items-baseline justify-between gap-6">
            <dt>
              <kbd className="rounded-control border border-line-strong px-1.5 py-0.5">{text}</kbd>
            </dt>
            <dd className="text-end">{t(`help.keys.${id}`)}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-5 flex min-h-11 cursor-pointer items-center gap-3 border-t border-line pt-4 text-sm">
        <Checkbox
          checked={areOn}
          onChange={({ target }) => {
            setSingleKeys(target.checked);
            setAreOn(target.checked);
          }}
        />
        <span>{t("help.singleKeys")}</span>
      </label>
    </Dialog>
  );
}

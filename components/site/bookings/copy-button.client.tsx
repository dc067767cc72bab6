"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/lib/show-toast";

/** Copies a text. Where the browser forbids it the text is there to be selected. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const t = useTranslations("bookingTerms.references");
  const copy = () => {
    if (!("clipboard" in navigator)) return;
    navigator.clipboard.writeText(text).then(
      () => showToast("success", t("copied")),
      () => undefined,
    );
  };
  return (
    <button
      type="button"
      onClick={copy}
      aria-label={t("copy", { name })}
      className="grid size-11 place-items-center rounded-control text-ink-soft hover:bg-brand-tint hover:text-brand-ink noscript:hidden print:hidden"
    >
      <Icon name="copy" className="size-4" />
    </button>
  );
}

"use client";

import { Check, Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";

/** Copies a text. Where the browser forbids it the text is there to be selected. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const t = useTranslations("bookingTerms.references");
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    if (!("clipboard" in navigator)) return;
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <>
      <button
        type="button"
        onClick={copy}
        aria-label={t("copy", { name })}
        className="grid size-11 place-items-center rounded-control text-ink-soft hover:bg-brand-tint hover:text-brand-ink noscript:hidden print:hidden"
      >
        <Icon aria-hidden className="size-4" />
      </button>
      <span role="status" className="sr-only">
        {isCopied && t("copied")}
      </span>
    </>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/lib/show-toast";

/** The page's address as others may have it: without a price that was shown to this viewer. */
function toSharedUrl(): string {
  const url = new URL(location.href);
  url.hash = "";
  url.searchParams.delete("shown");
  return url.toString();
}

const isDismissed = (error: unknown) =>
  error instanceof DOMException && error.name === "AbortError";

/** Shares this page by the device's own menu; where there is none its address is copied. */
export function ShareButton({ title }: { title: string }) {
  const t = useTranslations("sharing");
  async function share() {
    const url = toSharedUrl();
    if ("share" in navigator) {
      try {
        await navigator.share({ title, url });
        return;
      } catch (error) {
        if (isDismissed(error)) return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      await showToast("success", t("copied"));
    } catch {
      await showToast("error", t("failed"));
    }
  }
  return (
    <button
      type="button"
      onClick={() => void share()}
      className="-m-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-brand-ink hover:bg-brand-tint noscript:hidden print:hidden"
    >
      <Icon name="share-2" className="size-4" />
      {t("share")}
    </button>
  );
}

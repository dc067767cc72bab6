"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/lib/show-toast";

/** An address as others may have it: without a price that was shown to this viewer. */
function toSharedUrl(path: string | undefined): string {
  const url = new URL(path ?? location.href, location.href);
  url.hash = "";
  // Taking out nothing would write the others anew, with "~" as "%7E".
  if (url.searchParams.has("shown")) url.searchParams.delete("shown");
  return url.toString();
}

const isDismissed = (error: unknown) =>
  error instanceof DOMException && error.name === "AbortError";

type Props = {
  title: string;
  /** Of the page to share, with its language; this one without it. */
  path?: string | undefined;
};

/** Shares a page by the device's own menu; where there is none its address is copied. */
export function ShareButton({ title, path }: Props) {
  const t = useTranslations("sharing");
  async function share() {
    const url = toSharedUrl(path);
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

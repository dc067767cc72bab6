import { useTranslations } from "next-intl";
import { RecentShelf } from "./recent-shelf.client";

/** What this browser's visitor looked at lately, if anything. */
export function Recent({ prefix, className }: { prefix: string; className?: string }) {
  const t = useTranslations("recentItems");
  return (
    <RecentShelf
      texts={{ title: t("title"), clear: t("clear"), cleared: t("cleared") }}
      prefix={prefix}
      className={className}
    />
  );
}

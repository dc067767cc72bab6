import { getTranslations } from "next-intl/server";
import { listShownServices } from "@/lib/tenant/sells-savable";
import { requireAgency } from "@/lib/tenant/require-agency";
import { RecentShelf } from "./recent-shelf.client";

/** What this browser's visitor looked at lately, if anything, of what the agency sells. */
export async function Recent({ prefix, className }: { prefix: string; className?: string }) {
  const [agency, t] = await Promise.all([requireAgency(), getTranslations("recentItems")]);
  return (
    <RecentShelf
      texts={{ title: t("title"), clear: t("clear"), cleared: t("cleared") }}
      prefix={prefix}
      services={listShownServices(agency)}
      className={className}
    />
  );
}

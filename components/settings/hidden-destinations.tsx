import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/lib/paths";

/** Where destinations are written though the site shows none: the way to the switch. */
export function HiddenDestinations({ prefix }: { prefix: string }) {
  const t = useTranslations("settings");
  return (
    <Notice className="mb-6">
      <p>{t("story.hidden", { field: t("fields.displayTopDestinations") })}</p>
      <Link
        href={`${prefix}${paths.websiteSettings("home")}`}
        className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline"
      >
        {t("story.showThem")}
      </Link>
    </Notice>
  );
}

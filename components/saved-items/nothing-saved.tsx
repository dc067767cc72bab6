import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { Recent } from "@/components/site/recent-items/recent";
import { ButtonLink } from "@/components/ui/button-link";
import { paths } from "@/lib/paths";

/** Nothing there yet: how to save something, and what was looked at lately. */
export function NothingSaved({ prefix }: { prefix: string }) {
  const t = useTranslations("savedItems.empty");
  return (
    <div className="space-y-10">
      <section className="grid justify-items-center gap-4 rounded-card border border-dashed border-line-strong px-6 py-12 text-center">
        <Icon name="heart" className="size-10 text-ink-faint" />
        <h2 className="text-heading font-semibold text-balance">{t("title")}</h2>
        <p className="max-w-prose text-ink-soft">{t("text")}</p>
        <ButtonLink href={`${prefix}${paths.home()}`}>{t("action")}</ButtonLink>
      </section>
      <Recent prefix={prefix} />
    </div>
  );
}

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { Recent } from "@/components/site/recent-items/recent";
import { ButtonLink } from "@/components/ui/button-link";
import { paths } from "@/lib/paths";

/** Nothing chosen: where to choose hotels. */
export function NothingCompared({ prefix }: { prefix: string }) {
  const t = useTranslations("hotelComparison.empty");
  return (
    <div className="space-y-10">
      <section className="grid justify-items-center gap-4 rounded-card border border-dashed border-line-strong px-6 py-12 text-center">
        <Icon name="columns-3" className="size-10 text-ink-faint" />
        <h2 className="text-heading font-semibold text-balance">{t("title")}</h2>
        <p className="max-w-prose text-ink-soft">{t("text")}</p>
        <p className="flex flex-wrap justify-center gap-3">
          <ButtonLink href={`${prefix}${paths.book("hotels")}`}>{t("search")}</ButtonLink>
          <ButtonLink href={`${prefix}${paths.saved()}`} look="secondary">
            {t("saved")}
          </ButtonLink>
        </p>
      </section>
      <Recent prefix={prefix} />
    </div>
  );
}

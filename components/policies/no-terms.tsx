import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import type { Agency } from "@/lib/api/contract/agencies";
import { paths } from "@/lib/paths";

type Props = { agency: Pick<Agency, "agencyName" | "contactEmailId">; prefix: string };

/**
 * Replaces the terms of an agency that has none: the footer always links here. It states no rules
 * itself.
 */
export function NoTerms({ agency: { agencyName, contactEmailId }, prefix }: Props) {
  const t = useTranslations("policies.noTerms");
  const tFooter = useTranslations("navigation.footer");
  const tErrors = useTranslations("errors");
  return (
    <div className="grid gap-4">
      <p className="text-lead text-ink">{t("none", { agency: agencyName })}</p>
      <p>{t("perOffer")}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <a href={`${prefix}${paths.cancellationPolicy()}`} className={buttonClass()}>
          {tFooter("cancellation")}
        </a>
        {contactEmailId && (
          <a href={`mailto:${contactEmailId}`} className={buttonClass({ look: "secondary" })}>
            {tErrors("contact")}
          </a>
        )}
      </p>
    </div>
  );
}

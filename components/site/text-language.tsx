import { useTranslations } from "next-intl";
import { toLanguageTag, type LanguageCode } from "@/lib/api/contract/languages";
import { languageAttributes } from "@/lib/i18n/language-attributes";
import { useLanguage } from "@/lib/i18n/use-language";

/**
 * Beside a text in another language than the page: "In English", in the page's words. Nothing
 * beside any other.
 */
export function TextLanguage({ language }: { language: LanguageCode | undefined }) {
  const t = useTranslations("breadcrumbs");
  const page = useLanguage();
  if (!language || language === page) return null;
  const name = new Intl.DisplayNames(toLanguageTag(page), { type: "language" }).of(
    toLanguageTag(language),
  );
  return (
    <p className="text-sm font-medium text-ink-soft">
      <bdi {...languageAttributes(page)}>{t("textIn", { language: name ?? language })}</bdi>
    </p>
  );
}

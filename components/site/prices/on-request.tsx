import { useTranslations } from "next-intl";

/** On a card or beside a price: that its supplier has to agree first, and how long that takes. */
export function OnRequest({ hours }: { hours: number | undefined }) {
  const t = useTranslations("priceTerms");
  return hours === undefined ? null : (
    <p className="text-sm font-semibold">{t("onRequest", { hours })}</p>
  );
}

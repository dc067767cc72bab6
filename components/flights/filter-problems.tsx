import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";

type Props = { hasUnknown: boolean; needsSignIn: boolean };

/** Tells which filters and sort orders of the URL weren't used. */
export function FilterProblems({ hasUnknown, needsSignIn }: Props) {
  const t = useTranslations("flights.problems");
  if (!hasUnknown && !needsSignIn) return null;
  return (
    <Notice title={t("title")}>
      {hasUnknown && <p>{t("filters")}</p>}
      {needsSignIn && <p>{t("prices")}</p>}
    </Notice>
  );
}

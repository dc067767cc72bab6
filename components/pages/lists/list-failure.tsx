import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";
import type { SearchFailure } from "@/lib/data/or-search-failure";

type Props = {
  /** Such as "The bookings couldn’t be loaded". */ title: string;
  reason: SearchFailure;
  /** This page, to try again. */ href: string;
};

/** A list failed; its filters stay. */
export function ListFailure({ title, reason, href }: Props) {
  const t = useTranslations();
  return (
    <Notice tone="error" title={title}>
      <p>{reason === "tooMany" ? t("forms.rateLimited") : t("results.list.failed")}</p>
      <a
        href={href}
        className={buttonClass({ look: "secondary", size: "small", className: "mt-2" })}
      >
        {t("results.failed.action")}
      </a>
    </Notice>
  );
}

import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/lib/paths";

type Props = { quoteId: string; prefix: string };

/** The way to the plain form, for those without script. */
export function ListLink({ quoteId, prefix }: Props) {
  const t = useTranslations("flightExtras.form");
  const query = { quote: quoteId, list: "0" };
  return (
    <noscript>
      <Notice className="mt-4">
        <a
          href={`${prefix}${paths.step("flights", "reservation-details", query)}`}
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          {t("link")}
        </a>
      </Notice>
    </noscript>
  );
}

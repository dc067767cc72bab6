import { useTranslations } from "next-intl";
import { DetailsFailed } from "@/components/site/details-failed";
import type { SearchFailure } from "@/lib/data/or-search-failure";

type Props = { here: string; reason: SearchFailure };

/** In place of the rates: the rest of the page stands. */
export function RatesFailed(props: Props) {
  const t = useTranslations("hotelDetails.failed");
  const texts = { title: t("title"), text: t("text"), retry: t("retry") };
  return <DetailsFailed {...props} texts={texts} />;
}

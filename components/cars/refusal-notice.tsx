import { useTranslations } from "next-intl";
import { ProblemNotice } from "@/components/site/problem-notice";
import { useRefusalText, type RefusedSearch, type Refusals } from "./use-refusal-text";

type Props = { refusals: Refusals; search: RefusedSearch };

/** Cars that aren't rented for this search, beside others that are. */
export function RefusalNotice({ refusals, search }: Props) {
  const t = useTranslations("cars.refusals");
  const toText = useRefusalText(search);
  const problems = refusals.map((refusal) => ({ id: refusal.reason, text: toText(refusal) }));
  return <ProblemNotice title={t("title")} problems={problems} />;
}

import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import { useRefusalText, type RefusedSearch, type Refusals } from "./use-refusal-text";

type Props = { refusals: Refusals; search: RefusedSearch };

/** Cars that aren't rented for this search, beside others that are. */
export function RefusalNotice({ refusals, search }: Props) {
  const t = useTranslations("cars.refusals");
  const toText = useRefusalText(search);
  return refusals.length === 0 ? null : (
    <Notice title={t("title")}>
      <ul className="list-disc space-y-0.5 ps-5">
        {refusals.map((refusal) => (
          <li key={refusal.reason}>{toText(refusal)}</li>
        ))}
      </ul>
    </Notice>
  );
}

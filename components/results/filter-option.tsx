import { useFormatter, useTranslations } from "next-intl";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { FilterOption as Option } from "@/lib/results/filters/filter";
import type { ResultsNamespace } from "@/lib/results/results-table";

type Props = { namespace: ResultsNamespace; type: "checkbox" | "radio"; option: Option };

/** An option with its number of results. One without results can be unchecked, not checked. */
export function FilterOption({
  namespace,
  type,
  option: { name, value, label, isChosen, count },
}: Props) {
  const t = useTranslations(namespace);
  const format = useFormatter();
  const isEmpty = count === 0 && !isChosen;
  return (
    <label className="filter-option">
      {/* The element around it is its label. */}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
      <input type={type} name={name} value={value} defaultChecked={isChosen} disabled={isEmpty} />
      <span>{label}</span>
      {count !== undefined && (
        <>
          <i aria-hidden>{format.number(count)}</i>
          <VisuallyHidden>{t("filters.options", { count })}</VisuallyHidden>
        </>
      )}
    </label>
  );
}

import { useTranslations } from "next-intl";
import { SearchSelect } from "@/components/search/search-select.client";
import { activityLimits } from "@/lib/api/contract/activity-terms";
import type { ActivityParty, ActivityProduct } from "@/lib/api/contract/activities";

type Props = Pick<ActivityProduct, "bands"> & { party: ActivityParty };

/** How many of each age an activity takes: plain controls, so that it needs no script. */
export function PartyFields({ bands, party }: Props) {
  const t = useTranslations("activityTerms.bands");
  return bands.map(({ band, ages, minimum, maximum }) => {
    const chosen = party[band] ?? 0;
    const most = Math.min(maximum, activityLimits.people);
    const counts = Array.from({ length: most - minimum + 1 }, (_, more) => minimum + more);
    const name = t(`names.${band}`);
    return (
      <SearchSelect
        key={band}
        label={ages ? t("withAges", { name, from: ages.from, to: ages.to }) : name}
        name="band"
        defaultValue={`${band}.${chosen}`}
        isHalf
      >
        {/* One that isn't taken stays what it is, beside the reason. */}
        {(counts.includes(chosen) ? counts : [chosen, ...counts]).map((count) => (
          <option key={count} value={`${band}.${count}`}>
            {count}
          </option>
        ))}
      </SearchSelect>
    );
  });
}

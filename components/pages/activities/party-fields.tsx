import { useTranslations } from "next-intl";
import { SearchSelect } from "@/components/search/search-select.client";
import type { ActivityParty, ActivityProduct } from "@/lib/api/contract/activities";

type Props = Pick<ActivityProduct, "bands"> & { party: ActivityParty };

/** How many of each age an activity takes: plain controls, so that it needs no script. */
export function PartyFields({ bands, party }: Props) {
  const t = useTranslations("activityTerms.bands");
  return bands.map(({ band, ages, minimum, maximum }) => {
    const name = t(`names.${band}`);
    return (
      <SearchSelect
        key={band}
        label={ages ? t("withAges", { name, from: ages.from, to: ages.to }) : name}
        name="band"
        defaultValue={`${band}.${party[band] ?? 0}`}
        isHalf
      >
        {Array.from({ length: maximum - minimum + 1 }, (_, more) => minimum + more).map((count) => (
          <option key={count} value={`${band}.${count}`}>
            {count}
          </option>
        ))}
      </SearchSelect>
    );
  });
}

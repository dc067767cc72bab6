import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import type { Cabin } from "@/lib/api/contract/flight-terms";

type Props = {
  /** gone: no longer flown. */
  state: "soldOut" | "departed" | "gone";
  cabin: Cabin;
  searchHref: string;
};

/** Why these flights can't be bought, and where to look for the same. */
export function NoFares({ state, cabin, searchHref }: Props) {
  const t = useTranslations("flightDetails.states");
  const terms = useTranslations("flightTerms");
  return (
    <div className="rounded-card border border-line bg-surface p-6 shadow-card">
      <h2 className="flex items-center gap-3 text-lead font-semibold">
        <Icon name="calendar-x-2" className="size-6 shrink-0 text-ink-soft" />
        {state === "soldOut"
          ? t("soldOut.title", { cabin: terms(`cabins.${cabin}`) })
          : t(`${state}.title`)}
      </h2>
      <p className="mt-2 text-ink-soft">{t(`${state}.text`)}</p>
      <p className="mt-4">
        <a href={searchHref} className={buttonClass({ look: "secondary" })}>
          {t(state === "departed" ? "searchComing" : "search")}
        </a>
      </p>
    </div>
  );
}

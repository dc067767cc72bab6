import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { dashboardPeriods, type DashboardPeriod } from "@/lib/api/contract/dashboards";

/** Which days are counted: a GET form, so that what it leads to is an address. */
export function PeriodForm({ action, period }: { action: string; period: DashboardPeriod }) {
  const t = useTranslations("dashboards.sales");
  return (
    <form method="get" action={action} className="flex items-center gap-2">
      <label>
        <span className="sr-only">{t("period")}</span>
        <Select key={period} name="period" defaultValue={period}>
          {dashboardPeriods.map((each) => (
            <option key={each} value={each}>
              {t(`periods.${each}`)}
            </option>
          ))}
        </Select>
      </label>
      <Button type="submit" look="secondary" className="shrink-0">
        {t("show")}
      </Button>
    </form>
  );
}

import clsx from "clsx";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import type { SupplierChange } from "@/lib/api/contract/bookings";
import type { Moment } from "@/lib/api/contract/moments";
import { localMomentOfDay, toLocalMoment } from "@/lib/dates/local-moment";

type Plan = SupplierChange["before"];
type Props = Pick<SupplierChange, "before" | "after"> & {
  /** What only its service knows of a plan; null for nothing. */
  toPlan: (plan: Plan) => ReactNode;
};

/** What was booked and what it would be, side by side; on a phone one above the other. */
export function PlanComparison({ before, after, toPlan }: Props) {
  const t = useTranslations("trips.supplierChange");
  return (
    <div className={clsx("grid gap-4", after && "md:grid-cols-2")}>
      <PlanCard label={t("before")} plan={before} other={null}>
        {toPlan(before)}
      </PlanCard>
      {after && (
        <PlanCard label={t("after")} plan={after} other={before}>
          {toPlan(after)}
        </PlanCard>
      )}
    </div>
  );
}

type PlanCardProps = {
  label: string;
  plan: Plan;
  /** What it is compared with; null for what it was. */ other: Plan | null;
  children: ReactNode;
};

function PlanCard({ label, plan: { headline }, other, children }: PlanCardProps) {
  const t = useTranslations("trips.supplierChange");
  const format = useFormatter();
  const rows = (["starts", "ends"] as const).map((name) => ({
    name,
    moment: headline[name],
    isChanged: other !== null && other.headline[name].at !== headline[name].at,
  }));
  const toText = ({ local }: Moment) => format.dateTime(toLocalMoment(local), localMomentOfDay);
  return (
    <section
      aria-label={label}
      className={clsx(
        "min-w-0 rounded-control border p-4",
        other ? "border-line-strong bg-surface" : "border-line bg-canvas",
      )}
    >
      <h3 className="text-sm font-semibold text-ink-soft">{label}</h3>
      <p className={clsx("mt-1 font-semibold wrap-anywhere", !other && "text-ink-soft")}>
        <bdi>{headline.title}</bdi>
      </p>
      <p className="text-sm text-ink-soft">
        <bdi>{headline.place}</bdi>
      </p>
      <dl className="mt-3 space-y-2 text-sm">
        {rows.map(({ name, moment, isChanged }) => (
          <div key={name}>
            <dt className="text-ink-soft">{t(name)}</dt>
            <dd className={clsx("flex flex-wrap items-center gap-2", other && "font-semibold")}>
              <time dateTime={moment.at}>{toText(moment)}</time>
              {isChanged && <Badge tone="warning">{t("isChanged")}</Badge>}
            </dd>
          </div>
        ))}
      </dl>
      {children && <div className="mt-3 border-t border-line pt-3 text-sm">{children}</div>}
    </section>
  );
}

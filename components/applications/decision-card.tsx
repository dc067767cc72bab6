import { useFormatter, useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { WrittenText } from "@/components/ui/written-text";
import type { Application } from "@/lib/api/contract/applications";
import { zonedTime } from "@/lib/dates/zoned-time";

/** Who decided what, and when. */
export function DecisionCard({
  decision: { by, at, role, reason },
  timeZone,
}: {
  decision: NonNullable<Application["decision"]>;
  timeZone: string;
}) {
  const t = useTranslations("applications");
  const format = useFormatter();
  const name = by ?? t("decision.former");
  const day = format.dateTime(new Date(at), zonedTime(timeZone));
  return (
    <Card title={t(role ? "states.approved" : "states.declined")}>
      <p className="text-sm">{t("decision.by", { name, day })}</p>
      {role && (
        <p className="mt-2 text-sm">
          <span className="font-semibold">{t(`roles.${role.userType}`)}</span>
          {role.isRestrictedAgent && ` · ${t("decision.restricted")}`}
        </p>
      )}
      {reason && (
        <WrittenText text={reason} className="mt-3 rounded-control bg-canvas p-4 text-sm" />
      )}
    </Card>
  );
}

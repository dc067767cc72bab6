import { useFormatter, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { FlightLeg } from "@/lib/api/contract/flights";
import { toUtcOffset } from "@/lib/flights/utc-offset";

/** Where clocks at both ends of a leg differ: by how much, and what the calendar does of it. */
export function LegClocks({ leg: { segments, daysLater } }: { leg: FlightLeg }) {
  const t = useTranslations("flightDetails.clocks");
  const format = useFormatter();
  const [first, last] = [segments[0], segments.at(-1)];
  const ahead = first && last ? toUtcOffset(last.arrives) - toUtcOffset(first.departs) : 0;
  if (!first || !last || ahead === 0) return null;
  const hours = format.number(Math.abs(ahead) / 60, {
    style: "unit",
    unit: "hour",
    unitDisplay: "long",
  });
  return (
    <p className="mt-4 flex items-start gap-2 border-t border-line pt-3 text-sm text-ink-soft">
      <Icon name="clock" className="mt-0.5 size-4 shrink-0" />
      <span>
        {t(ahead > 0 ? "ahead" : "behind", { city: last.to.city, from: first.from.city, hours })}
        {daysLater < 0 && ` ${t("dateLine")}`}
      </span>
    </p>
  );
}

import clsx from "clsx";
import {
  BatteryCharging,
  Cog,
  DoorOpen,
  Fuel,
  Luggage,
  Mountain,
  Snowflake,
  Users,
  type LucideIcon,
} from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { Vehicle } from "@/lib/api/contract/cars";

/** What a car of this class has: seats, bags, doors, gearbox, fuel. */
export function VehicleFacts({
  vehicle: { seats, bags, doors, gearbox, fuel, range, hasAirConditioning, hasFourWheelDrive },
  className,
}: {
  vehicle: Vehicle;
  className?: string;
}) {
  const t = useTranslations("carTerms");
  const format = useFormatter();
  const luggage = [
    ...(bags.large > 0 ? [t("largeBags", { count: bags.large })] : []),
    ...(bags.small > 0 ? [t("smallBags", { count: bags.small })] : []),
  ];
  const facts: [LucideIcon, string][] = [
    [Users, t("seats", { count: seats })],
    ...(luggage.length > 0
      ? [[Luggage, format.list(luggage, { type: "unit" })] satisfies [LucideIcon, string]]
      : []),
    [DoorOpen, t("doors", { count: doors })],
    [Cog, t(`gearboxes.${gearbox}`)],
    [Fuel, t(`fuels.${fuel}`)],
    ...(range === null
      ? []
      : [
          [BatteryCharging, t("range", { km: format.number(range) })] satisfies [
            LucideIcon,
            string,
          ],
        ]),
    ...(hasAirConditioning
      ? [[Snowflake, t("airConditioning")] satisfies [LucideIcon, string]]
      : []),
    ...(hasFourWheelDrive ? [[Mountain, t("fourWheelDrive")] satisfies [LucideIcon, string]] : []),
  ];
  return (
    <ul className={clsx("flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft", className)}>
      {facts.map(([Icon, text]) => (
        <li key={text} className="flex items-center gap-1.5">
          <Icon aria-hidden className="size-4 shrink-0" />
          {text}
        </li>
      ))}
    </ul>
  );
}

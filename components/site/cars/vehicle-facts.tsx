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

type Fact = [Icon: LucideIcon, text: string, onPhones?: "hidden" | "cut"];

/**
 * What a car of this class has: seats, bags, doors, gearbox, fuel; on phones only what most people
 * choose by where `isBrief`.
 */
export function VehicleFacts({
  vehicle: { seats, bags, doors, gearbox, fuel, range, hasAirConditioning, hasFourWheelDrive },
  isBrief = false,
  className,
}: {
  vehicle: Vehicle;
  isBrief?: boolean;
  className?: string;
}) {
  const t = useTranslations("carTerms");
  const format = useFormatter();
  const luggage = [
    ...(bags.large > 0 ? [t("largeBags", { count: bags.large })] : []),
    ...(bags.small > 0 ? [t("smallBags", { count: bags.small })] : []),
  ];
  const facts: Fact[] = [
    [Users, t("seats", { count: seats })],
    [Cog, t(`gearboxes.${gearbox}`)],
    ...(luggage.length > 0
      ? [[Luggage, format.list(luggage, { type: "unit" }), "cut"] satisfies Fact]
      : []),
    [DoorOpen, t("doors", { count: doors }), "hidden"],
    [Fuel, t(`fuels.${fuel}`), "hidden"],
    ...(range === null
      ? []
      : [[BatteryCharging, t("range", { km: format.number(range) }), "hidden"] satisfies Fact]),
    ...(hasAirConditioning ? [[Snowflake, t("airConditioning"), "hidden"] satisfies Fact] : []),
    ...(hasFourWheelDrive ? [[Mountain, t("fourWheelDrive"), "hidden"] satisfies Fact] : []),
  ];
  return (
    <ul className={clsx("vehicle-facts", isBrief && "vehicle-facts-brief", className)}>
      {facts.map(([Icon, text, onPhones]) => (
        <li key={text} data-brief={isBrief ? onPhones : undefined}>
          <Icon aria-hidden className="size-4 shrink-0" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

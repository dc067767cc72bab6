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

/** Classes on phones. */
const brief = { hidden: "max-sm:hidden", cut: "max-sm:min-w-0", whole: "max-sm:shrink-0" };
type Fact = [Icon: LucideIcon, text: string, inBrief?: keyof typeof brief];

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
    <ul
      className={clsx(
        "flex gap-x-4 text-sm text-ink-soft",
        isBrief
          ? "max-sm:flex-nowrap max-sm:gap-x-3 max-sm:text-xs sm:flex-wrap sm:gap-y-1"
          : "flex-wrap gap-y-1",
        className,
      )}
    >
      {facts.map(([Icon, text, inBrief = "whole"]) => (
        <li key={text} className={clsx("flex items-center gap-1.5", isBrief && brief[inBrief])}>
          <Icon aria-hidden className={clsx("size-4 shrink-0", isBrief && "max-sm:size-3.5")} />
          <span className={clsx(isBrief && "max-sm:truncate")}>{text}</span>
        </li>
      ))}
    </ul>
  );
}

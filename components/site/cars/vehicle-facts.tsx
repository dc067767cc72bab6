import clsx from "clsx";
import { useFormatter, useTranslations } from "next-intl";
import { toIconClass, type IconName } from "@/components/ui/icon";
import type { Vehicle } from "@/lib/api/contract/cars";

type Fact = [icon: IconName, text: string, onPhones?: "hidden" | "cut"];

type Props = { vehicle: Omit<Vehicle, "acriss">; isBrief?: boolean; className?: string };

/**
 * What a car of this class has: seats, bags, doors, gearbox, fuel; on phones only what most people
 * choose by where `isBrief`.
 */
export function VehicleFacts({
  vehicle: { seats, bags, doors, gearbox, fuel, range, hasAirConditioning, hasFourWheelDrive },
  isBrief = false,
  className,
}: Props) {
  const t = useTranslations("carTerms");
  const format = useFormatter();
  const luggage = [
    ...(bags.large > 0 ? [t("largeBags", { count: bags.large })] : []),
    ...(bags.small > 0 ? [t("smallBags", { count: bags.small })] : []),
  ];
  const facts: Fact[] = [
    ["users", t("seats", { count: seats })],
    ["cog", t(`gearboxes.${gearbox}`)],
    ...(luggage.length > 0
      ? [["luggage", format.list(luggage, { type: "unit" }), "cut"] satisfies Fact]
      : []),
    ["door-open", t("doors", { count: doors }), "hidden"],
    ["fuel", t(`fuels.${fuel}`), "hidden"],
    ...(range === null
      ? []
      : [["battery-charging", t("range", { km: format.number(range) }), "hidden"] satisfies Fact]),
    ...(hasAirConditioning ? [["snowflake", t("airConditioning"), "hidden"] satisfies Fact] : []),
    ...(hasFourWheelDrive ? [["mountain", t("fourWheelDrive"), "hidden"] satisfies Fact] : []),
  ];
  return (
    <ul className={clsx("vehicle-facts", isBrief && "vehicle-facts-brief", className)}>
      {facts.map(([icon, text, onPhones]) => (
        <li key={text} className={toIconClass(icon)} data-brief={isBrief ? onPhones : undefined}>
          {isBrief && onPhones === "cut" ? <span>{text}</span> : text}
        </li>
      ))}
    </ul>
  );
}

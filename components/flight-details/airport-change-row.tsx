import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { FlightAirport } from "@/lib/api/contract/flights";
import { toAirportName } from "@/lib/flights/to-airport-name";

type Props = {
  airport: FlightAirport;
  /** Which end: where the leg begins, or where the trip comes home. */ end: "from" | "home";
};

/** Another airport of the city than the one that one expects. */
export function AirportChangeRow({ airport, end }: Props) {
  const t = useTranslations("flightTerms.airportChange");
  return (
    <p className="mt-3 flex items-start gap-2 rounded-control bg-warning-tint px-3 py-2 text-sm font-semibold text-warning">
      <Icon name="bus" className="mt-0.5 size-4 shrink-0" />
      {t(end, { airport: toAirportName(airport) })}
    </p>
  );
}

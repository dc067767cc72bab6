import { useFormatter, useTranslations } from "next-intl";
import type { Agent } from "@/lib/api/contract/agency-bookings";
import type { BookingState } from "@/lib/api/contract/booking-states";
import type { ServiceId } from "@/lib/api/contract/services";
import type { listChips } from "@/lib/agency-bookings/list-chips";
import { calendarDay, toUtcDate } from "@/lib/dates/calendar-date";

type Chip = ReturnType<typeof listChips>[number];

/** How far a booking has come, whatever it is of. */
export function useAnyStateText(): (state: BookingState) => string {
  const t = useTranslations("agencyBookings");
  const states = useTranslations("bookingTerms.states");
  return (state) => (state === "pendingSupplier" ? t("pendingSupplier") : states(state));
}

/** A filter that is set, in words. */
export function useChipText(agents: readonly Agent[]): (chip: Chip) => string {
  const t = useTranslations("agencyBookings");
  const shared = useTranslations("results.list");
  const services = useTranslations("enquiries.services");
  const toState = useAnyStateText();
  const format = useFormatter();
  const toValue = ({ name, value }: Chip): string => {
    switch (name) {
      case "state":
        return toState(value as BookingState);
      case "service":
        return services(value as ServiceId);
      case "due":
        return t(`dues.${value as "any"}`);
      case "sale":
        return t(`sales.${value as "sold"}`);
      case "agent":
        return value === "none"
          ? t("noAgent")
          : (agents.find(({ id }) => id === value)?.name ?? value);
      case "q":
      case "place":
      case "currency":
        return value;
      case "from":
      case "to":
      case "startsFrom":
      case "startsTo":
      case "bookedFrom":
      case "bookedTo":
        return format.dateTime(toUtcDate(value), calendarDay);
    }
  };
  return (chip) =>
    chip.name === "q"
      ? `“${chip.value}”`
      : shared("chip", { field: t(`fields.${chip.name}`), value: toValue(chip) });
}

import { useTranslations } from "next-intl";
import {
  agencyBookingDues,
  agencyBookingSales,
  type Agent,
} from "@/lib/api/contract/agency-bookings";
import { bookingStates } from "@/lib/api/contract/booking-states";
import { serviceIds } from "@/lib/api/contract/services";
import type { ListFilter } from "../lists/list-definition";

const days = ["from", "to", "startsFrom", "startsTo", "bookedFrom", "bookedTo"] as const;
/** A quote isn't a booking yet, so its state is no filter. */
const states = bookingStates.filter((state) => state !== "quoted");

/** What bookings are filtered by; `agents` are empty where only one's own are listed. */
export function useBookingFilters(agents: readonly Agent[]): ListFilter[] {
  const t = useTranslations("agencyBookings");
  const services = useTranslations("enquiries.services");
  const toState = useTranslations("bookingTerms.states");
  const named = agents.map(({ id, name }) => ({ value: id, text: name }));
  const choice = (
    name: "agent" | "due" | "sale" | "service",
    options: readonly { value: string; text: string }[],
  ) => ({ kind: "choice" as const, name, label: t(`fields.${name}`), options });
  return [
    choice(
      "due",
      agencyBookingDues.map((value) => ({ value, text: t(`dues.${value}`) })),
    ),
    choice(
      "sale",
      agencyBookingSales.map((value) => ({ value, text: t(`sales.${value}`) })),
    ),
    choice("agent", named.length > 0 ? [{ value: "none", text: t("noAgent") }, ...named] : []),
    choice(
      "service",
      serviceIds.map((value) => ({ value, text: services(value) })),
    ),
    {
      kind: "several",
      name: "state",
      label: t("fields.state"),
      options: states.map((value) => ({
        value,
        // The same text for every service.
        text: value === "pendingSupplier" ? t("pendingSupplier") : toState(value),
      })),
    },
    ...days.map((name) => ({ kind: "day" as const, name, label: t(`fields.${name}`) })),
    { kind: "text", name: "place", label: t("fields.place"), input: { maxLength: 200 } },
    {
      kind: "text",
      name: "currency",
      label: t("fields.currency"),
      input: { maxLength: 3, pattern: "[A-Z]{3}", autoCapitalize: "characters" },
    },
  ];
}

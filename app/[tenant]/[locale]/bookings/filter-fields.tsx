import { useTranslations } from "next-intl";
import { FilterGroup } from "@/components/results/filter-group";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { agencyBookingDues, type Agent } from "@/lib/api/contract/agency-bookings";
import { bookingStates } from "@/lib/api/contract/booking-states";
import { serviceIds } from "@/lib/api/contract/services";
import type { BookingListQuery } from "@/lib/agency-bookings/booking-list-query";
import { useAnyStateText } from "./use-filter-texts";

const days = ["from", "to", "bookedFrom", "bookedTo"] as const;
/** What is asked and never becomes a booking is no state to look for. */
const states = bookingStates.filter((state) => state !== "quoted");
const sizes = [10, 25, 50, 100];

type Props = {
  query: BookingListQuery;
  /** To choose from; empty where only one's own are listed. */ agents: readonly Agent[];
};

/** All filters but the words that are searched for. */
export function FilterFields({ query, agents }: Props) {
  const t = useTranslations("agencyBookings");
  const services = useTranslations("enquiries.services");
  const toState = useAnyStateText();
  const choice = (
    name: "due" | "service" | "agent",
    options: readonly { value: string; text: string }[],
  ) => (
    <Field id={`filter-${name}`} label={t(`fields.${name}`)}>
      {(control) => (
        <Select {...control} name={name} defaultValue={query[name] ?? ""}>
          <option value="">{t("all")}</option>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <>
      {choice(
        "due",
        agencyBookingDues.map((value) => ({ value, text: t(`dues.${value}`) })),
      )}
      {agents.length > 0 &&
        choice("agent", [
          { value: "none", text: t("noAgent") },
          ...agents.map(({ id, name }) => ({ value: id, text: name })),
        ])}
      {choice(
        "service",
        serviceIds.map((value) => ({ value, text: services(value) })),
      )}
      <FilterGroup legend={t("fields.state")}>
        {states.map((state) => (
          <label key={state} className="filter-option">
            {/* The element around it is its label. */}
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
            <input
              type="checkbox"
              name="state"
              value={state}
              defaultChecked={query.state?.includes(state)}
            />
            <span>{toState(state)}</span>
          </label>
        ))}
      </FilterGroup>
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 border-t border-line pt-4">
        {days.map((name) => (
          <Field key={name} id={`filter-${name}`} label={t(`fields.${name}`)}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                name={name}
                min="1990-01-01"
                max="2099-12-31"
                defaultValue={query[name]}
                className="px-2.5!"
              />
            )}
          </Field>
        ))}
      </div>
      <Field id="filter-size" label={t("fields.size")}>
        {(control) => (
          <Select {...control} name="size" defaultValue={query.size}>
            {[...new Set([...sizes, query.size])]
              .sort((one, other) => one - other)
              .map((size) => (
                <option key={size}>{size}</option>
              ))}
          </Select>
        )}
      </Field>
    </>
  );
}

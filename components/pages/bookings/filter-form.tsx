import { useTranslations } from "next-intl";
import { FilterGroup } from "@/components/results/filter-group";
import { ListChoice } from "@/components/results/list-choice";
import { ListDays } from "@/components/results/list-days";
import { ListFilterForm } from "@/components/results/list-filter-form";
import { ListSize } from "@/components/results/list-size";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import {
  agencyBookingDues,
  agencyBookingSales,
  type Agent,
} from "@/lib/api/contract/agency-bookings";
import { bookingStates } from "@/lib/api/contract/booking-states";
import { serviceIds } from "@/lib/api/contract/services";
import { countFilters, type BookingListQuery } from "@/lib/agency-bookings/booking-list-query";
import { useAnyStateText } from "./use-filter-texts";

const days = ["from", "to", "startsFrom", "startsTo", "bookedFrom", "bookedTo"] as const;
/** What is asked and never becomes a booking is no state to look for. */
const states = bookingStates.filter((state) => state !== "quoted");

type Props = {
  action: string;
  query: BookingListQuery;
  /** To choose from; empty where only one's own are listed. */ agents: readonly Agent[];
  clearHref: string;
};

/** The search and all filters of the agency's bookings. */
export function FilterForm({ action, query, agents, clearHref }: Props) {
  const t = useTranslations("agencyBookings");
  const services = useTranslations("enquiries.services");
  const toState = useAnyStateText();
  const { q, ...others } = query;
  return (
    <ListFilterForm
      action={action}
      label={t("search")}
      search={{ text: q, hint: t("searchHint") }}
      show={t("show")}
      count={countFilters(others)}
      kept={{ sort: query.sort }}
      clearHref={clearHref}
    >
      <ListChoice
        name="due"
        label={t("fields.due")}
        value={query.due}
        options={agencyBookingDues.map((value) => ({ value, text: t(`dues.${value}`) }))}
      />
      <ListChoice
        name="sale"
        label={t("fields.sale")}
        value={query.sale}
        options={agencyBookingSales.map((value) => ({ value, text: t(`sales.${value}`) }))}
      />
      {agents.length > 0 && (
        <ListChoice
          name="agent"
          label={t("fields.agent")}
          value={query.agent}
          options={[
            { value: "none", text: t("noAgent") },
            ...agents.map(({ id, name }) => ({ value: id, text: name })),
          ]}
        />
      )}
      <ListChoice
        name="service"
        label={t("fields.service")}
        value={query.service}
        options={serviceIds.map((value) => ({ value, text: services(value) }))}
      />
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
      <ListDays
        days={days.map((name) => ({ name, label: t(`fields.${name}`), value: query[name] }))}
      />
      <div className="grid grid-cols-[2fr_1fr] gap-3">
        <Field id="filter-place" label={t("fields.place")}>
          {(control) => (
            <TextInput {...control} name="place" maxLength={200} defaultValue={query.place} />
          )}
        </Field>
        <Field id="filter-currency" label={t("fields.currency")}>
          {(control) => (
            <TextInput
              {...control}
              name="currency"
              maxLength={3}
              pattern="[A-Z]{3}"
              autoCapitalize="characters"
              defaultValue={query.currency}
            />
          )}
        </Field>
      </div>
      <ListSize size={query.size} />
    </ListFilterForm>
  );
}

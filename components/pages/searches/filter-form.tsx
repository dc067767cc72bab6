import { useTranslations } from "next-intl";
import { ListChoice } from "@/components/results/list-choice";
import { ListDays } from "@/components/results/list-days";
import { ListFilterForm } from "@/components/results/list-filter-form";
import { ListSize } from "@/components/results/list-size";
import type { Agent } from "@/lib/api/contract/agency-bookings";
import { searchedServices } from "@/lib/api/contract/past-searches";
import {
  listPastSearchFilters,
  type PastSearchesQuery,
} from "@/lib/past-searches/past-searches-query";

type Props = {
  action: string;
  query: PastSearchesQuery;
  /** To choose from; empty where only one's own are listed. */ agents: readonly Agent[];
  clearHref: string;
};

/** The search for a place and all filters of the searches. */
export function FilterForm({ action, query, agents, clearHref }: Props) {
  const t = useTranslations("pastSearches");
  const services = useTranslations("enquiries.services");
  const { q, ...others } = query;
  return (
    <ListFilterForm
      action={action}
      label={t("search")}
      search={{ text: q, hint: t("searchHint") }}
      show={t("show")}
      count={listPastSearchFilters(others).length}
      kept={{}}
      clearHref={clearHref}
    >
      <ListChoice
        name="service"
        label={t("fields.service")}
        value={query.service}
        options={searchedServices.map((value) => ({ value, text: services(value) }))}
      />
      {agents.length > 0 && (
        <ListChoice
          name="agent"
          label={t("fields.agent")}
          value={query.agent}
          options={agents.map(({ id, name }) => ({ value: id, text: name }))}
        />
      )}
      <ListDays
        days={(["from", "to"] as const).map((name) => ({
          name,
          label: t(`fields.${name}`),
          value: query[name],
        }))}
      />
      <ListSize size={query.size} />
    </ListFilterForm>
  );
}

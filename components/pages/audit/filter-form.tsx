import { useTranslations } from "next-intl";
import { ListChoice } from "@/components/results/list-choice";
import { ListDays } from "@/components/results/list-days";
import { ListFilterForm } from "@/components/results/list-filter-form";
import { ListSize } from "@/components/results/list-size";
import { auditActions, auditSubjects } from "@/lib/api/contract/audit";
import { listAuditChips, type AuditQuery } from "@/lib/audit/audit-query";
import { useActionText } from "./use-audit-texts";

type Props = {
  action: string;
  query: AuditQuery;
  /** To choose from, with whoever is asked for now. */
  members: readonly { id: string; name: string }[];
  clearHref: string;
};

/** The search and all filters of what was noted at the agency. */
export function FilterForm({ action, query, members, clearHref }: Props) {
  const t = useTranslations("audit");
  const toAction = useActionText();
  return (
    <ListFilterForm
      action={action}
      label={t("search")}
      search={{ text: query.q, hint: t("searchHint") }}
      show={t("show")}
      count={listAuditChips({ ...query, q: undefined }).length}
      kept={{}}
      clearHref={clearHref}
    >
      <ListChoice
        name="member"
        label={t("fields.member")}
        value={query.member}
        options={[
          ...members.map(({ id, name }) => ({ value: id, text: name })),
          { value: "site", text: t("site") },
        ]}
      />
      <ListChoice
        name="action"
        label={t("fields.action")}
        value={query.action}
        options={auditActions.map((value) => ({ value, text: toAction(value) }))}
      />
      <ListChoice
        name="subject"
        label={t("fields.subject")}
        value={query.subject}
        options={auditSubjects.map((value) => ({ value, text: t(`subjects.${value}`) }))}
      />
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

import { useFormatter, useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { listCardLink } from "@/components/ui/list-cards";
import { Reference } from "@/components/ui/reference";
import type { ClientSummary } from "@/lib/api/contract/clients";
import { can } from "@/lib/api/contract/roles";
import { listClients, type ClientPage } from "@/lib/data/clients";
import { zonedDay } from "@/lib/dates/zoned-time";
import { paths } from "@/lib/paths";
import {
  defineList,
  type ListColumn,
  type ListFilter,
  type ListVisit,
} from "../lists/list-definition";
import { RowTitle } from "../lists/row-title";

/** By last name, as they are sorted. */
const toName = ({ firstName, lastName }: ClientSummary) =>
  lastName ? `${lastName}, ${firstName}` : firstName;

/** The way to a new one. */
function Head({ visit: { user, prefix } }: { visit: ListVisit }) {
  const t = useTranslations("clients");
  if (!can(user, "clients.write")) return null;
  return (
    <ButtonLink href={`${prefix}${paths.newClient()}`}>
      <Icon name="plus" className="size-4" />
      {t("new")}
    </ButtonLink>
  );
}

function useFilters({ page }: { page: ClientPage | null }): ListFilter[] {
  const t = useTranslations("clients");
  const { tags = [], agents = [] } = page ?? {};
  return [
    {
      kind: "choice",
      name: "tag",
      label: t("fields.tag"),
      options: tags.map((tag) => ({ value: tag, text: tag })),
    },
    {
      kind: "choice",
      name: "agent",
      label: t("fields.agent"),
      options:
        agents.length > 0
          ? [
              { value: "none", text: t("handOver.none") },
              ...agents.map(({ id, name }) => ({ value: id, text: name })),
            ]
          : [],
    },
  ];
}

function useCells({ prefix, agency: { timeZone } }: ListVisit) {
  const t = useTranslations("clients");
  const format = useFormatter();
  return {
    toHref: ({ reference }: ClientSummary) => `${prefix}${paths.client(reference)}`,
    toAgent: ({ agent }: ClientSummary) => <bdi>{agent?.name ?? t("handOver.none")}</bdi>,
    toTags: ({ tags }: ClientSummary, className: string) => (
      <span className={`flex gap-1 ${className}`}>
        {tags.map((tag) => (
          <Badge key={tag}>
            <bdi>{tag}</bdi>
          </Badge>
        ))}
      </span>
    ),
    toChanged: ({ updatedAt }: ClientSummary) => (
      <time dateTime={updatedAt}>{format.dateTime(new Date(updatedAt), zonedDay(timeZone))}</time>
    ),
  };
}

function useColumns(visit: ListVisit): ListColumn<ClientSummary>[] {
  const t = useTranslations("clients.columns");
  const { toHref, toAgent, toTags, toChanged } = useCells(visit);
  const agent: ListColumn<ClientSummary>[] = visit.reachesAll
    ? [{ id: "agent", text: t("agent"), cell: toAgent }]
    : [];
  return [
    {
      id: "name",
      text: t("name"),
      isRowHeader: true,
      cell: (client) => (
        <RowTitle href={toHref(client)} reference={client.reference}>
          {toName(client)}
        </RowTitle>
      ),
    },
    { id: "email", text: t("email"), cell: ({ email }) => email && <bdi dir="ltr">{email}</bdi> },
    { id: "phone", text: t("phone"), cell: ({ phone }) => phone && <bdi dir="ltr">{phone}</bdi> },
    { id: "tags", text: t("tags"), cell: (client) => toTags(client, "max-w-60 overflow-hidden") },
    ...agent,
    { id: "changed", text: t("changed"), isExtra: true, cell: toChanged },
  ];
}

function useCard(visit: ListVisit) {
  const { toHref, toAgent, toTags } = useCells(visit);
  return (client: ClientSummary) => {
    const { reference, email, phone } = client;
    return (
      <>
        <Link href={toHref(client)} className={listCardLink}>
          <bdi className="line-clamp-2 wrap-anywhere">{toName(client)}</bdi>
        </Link>
        {(email ?? phone) && (
          <p className="text-sm">
            <bdi dir="ltr" className="wrap-anywhere">
              {email ?? phone}
            </bdi>
          </p>
        )}
        {client.tags.length > 0 && toTags(client, "flex-wrap")}
        <p className="text-sm text-ink-soft">
          {visit.reachesAll && <>{toAgent(client)} · </>}
          <Reference>{reference}</Reference>
        </p>
      </>
    );
  };
}

/** Whom the agency sells to: all of its clients, or one's own. */
export const clientList = defineList("clients", {
  texts: "clients",
  load: listClients,
  rowsOf: ({ clients }) => clients,
  keyOf: ({ reference }) => reference,
  countOf: ({ total }) => total,
  useFilters,
  useColumns,
  useCard,
  Head,
});

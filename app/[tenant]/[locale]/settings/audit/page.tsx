import { auditList } from "@/components/pages/audit/audit-list";
import { ListPage, listMetadata } from "@/components/pages/lists/list-page";

type Props = PageProps<"/[tenant]/[locale]/settings/audit">;

export const generateMetadata = ({ searchParams }: Props) => listMetadata(auditList, searchParams);

/** Who of the agency did what, for those who may look into it. */
export default function AuditPage({ searchParams }: Props) {
  return <ListPage list={auditList} searchParams={searchParams} />;
}

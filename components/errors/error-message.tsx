import { useTranslations } from "next-intl";
import type { Agency } from "@/lib/api/contract/agencies";
import { MessagePage } from "./message-page";
import type { ErrorKind } from "./resolve-error-kind";

type Props = {
  kind: ErrorKind;
  home: string;
  agency: Pick<Agency, "agencyName" | "contactEmailId">;
};

/** A page with an error message and links. */
export function ErrorMessage({ kind, home, agency }: Props) {
  const t = useTranslations("errors");
  const contact = { email: agency.contactEmailId, label: t("contact") };
  return (
    <MessagePage
      title={t(kind)}
      text={t(`${kind}Hint`)}
      home={{ href: home, label: t("home") }}
      contact={contact}
    >
      {/* Not metadata: Next drops a page's own from a response with status 404. */}
      <title>{`${t(kind)} - ${agency.agencyName}`}</title>
    </MessagePage>
  );
}

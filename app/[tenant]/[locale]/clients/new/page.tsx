import { randomUUID } from "node:crypto";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientForm } from "@/components/clients/client-form";
import { ToClients } from "@/components/clients/to-clients";
import { AccountPage } from "@/components/site/account-page";
import { readReturnedForm } from "@/lib/forms/read-returned-form";
import { getLanguage } from "@/lib/i18n/get-language";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { requireUser } from "@/lib/session/require-user";
import { requireAgency } from "@/lib/tenant/require-agency";

const path = paths.newClient();

export async function generateMetadata(): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("clients"),
  ]);
  return pageMetadata(agency, { locale, path, title: t("new"), isIndexed: false });
}

/** The form of a new client, who is the viewer's own. */
export default async function NewClientPage({
  searchParams,
}: PageProps<"/[tenant]/[locale]/clients/new">) {
  const visit = await requireUser({ path, action: "clients.write" });
  const [t, draft] = await Promise.all([
    getTranslations("clients"),
    searchParams.then(({ again }) => readReturnedForm(again)),
  ]);
  // A key that was used up by other words is no good any more.
  const kept = draft?.refusal === "sentBefore" ? null : draft?.fields["idempotencyKey"];
  return (
    <AccountPage visit={visit} title={t("new")} lead={<ToClients prefix={visit.prefix} />}>
      <div className="max-w-3xl">
        <ClientForm
          fields={draft?.fields ?? {}}
          draft={draft}
          action={`${visit.prefix}${paths.newClientSend()}`}
          hidden={{ idempotencyKey: kept ?? randomUUID() }}
          submit={t("form.add")}
        />
      </div>
    </AccountPage>
  );
}

import { randomUUID } from "node:crypto";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { ClientForm } from "@/components/clients/client-form";
import { ClientNotes } from "@/components/clients/client-notes";
import { HandOverCard } from "@/components/clients/hand-over-card";
import { ToClients } from "@/components/clients/to-clients";
import { AccountPage } from "@/components/site/account-page";
import { DoneNote } from "@/components/site/forms/done-note";
import { Reference } from "@/components/ui/reference";
import { clientReferenceSchema } from "@/lib/api/contract/clients";
import { toFullName } from "@/lib/api/contract/full-name";
import { can, resolveReach } from "@/lib/api/contract/roles";
import { toClientFields } from "@/lib/clients/client-form";
import { getClient } from "@/lib/data/clients";
import { readReturnedForm } from "@/lib/forms/read-returned-form";
import { getLanguage } from "@/lib/i18n/get-language";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { requireUser } from "@/lib/session/require-user";
import { requireAgency } from "@/lib/tenant/require-agency";

type Props = PageProps<"/[tenant]/[locale]/clients/[reference]">;
const outcomes = ["added", "saved", "noted", "handedOver"] as const;

/** A client's name would stay in the browser's history: the title has their reference. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [agency, locale, t, { reference }] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("clients"),
    params,
  ]);
  return pageMetadata(agency, {
    locale,
    path: paths.client(reference),
    title: t("one", { reference }),
    isIndexed: false,
  });
}

/** A client with all that the agency keeps, and the forms that change it. */
export default async function ClientPage({ params, searchParams }: Props) {
  const [{ reference }, { again, done }] = await Promise.all([params, searchParams]);
  const path = paths.client(reference);
  const visit = await requireUser({ path, action: "clients.read" });
  const { agency, prefix, user } = visit;
  const isReference = clientReferenceSchema.safeParse(reference).success;
  const [t, client, draft] = await Promise.all([
    getTranslations("clients"),
    isReference ? getClient(agency.subdomain, reference) : null,
    readReturnedForm(again),
  ]);
  if (!client) notFound();
  const outcome = outcomes.find((each) => each === done);
  const draftOf = (form: string) => (draft?.form === form ? draft : null);
  const toAction = (form: Parameters<typeof paths.clientForm>[1]) =>
    `${prefix}${paths.clientForm(reference, form)}`;
  const ofClient = draftOf("client");
  const reach = resolveReach(user, "clients.write");
  const mayWrite = reach === "all" || (reach === "own" && client.agent?.id === user.id);
  const isChanged = ofClient?.refusal === "changed";
  const read = String(client.version);
  return (
    <AccountPage
      visit={visit}
      title={<bdi className="wrap-anywhere">{toFullName(client)}</bdi>}
      lead={
        <div className="space-y-2">
          <p>
            <Reference>{reference}</Reference>
          </p>
          <ToClients prefix={prefix} />
        </div>
      }
    >
      <div className="max-w-3xl space-y-6">
        {outcome && !draft && <DoneNote>{t(`done.${outcome}`)}</DoneNote>}
        <ClientForm
          key={client.version}
          // What was too long for the cookies came back empty.
          fields={
            ofClient && "firstName" in ofClient.fields ? ofClient.fields : toClientFields(client)
          }
          kept={isChanged ? toClientFields(client) : null}
          draft={ofClient}
          action={toAction("save")}
          // Once the other change was shown, it may be saved over.
          hidden={{ version: isChanged ? read : (ofClient?.fields["version"] ?? read) }}
          submit={t("form.save")}
          isReadOnly={!mayWrite}
        />
        <ClientNotes
          notes={client.notes}
          timeZone={agency.timeZone}
          action={mayWrite ? toAction("notes") : null}
          idempotencyKey={randomUUID()}
          draft={draftOf("note")}
        />
        <HandOverCard
          client={client}
          action={can(user, "clients.assign") ? toAction("hand-over") : null}
          draft={draftOf("handOver")}
        />
      </div>
    </AccountPage>
  );
}

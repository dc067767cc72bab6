import { getTranslations } from "next-intl/server";
import { ProductForm } from "@/components/product-settings/product-form";
import { ProductOverview } from "@/components/product-settings/product-overview";
import { AccountPage } from "@/components/site/account-page";
import { DoneNote } from "@/components/site/forms/done-note";
import { ProofForm } from "@/components/site/forms/proof-form";
import { can } from "@/lib/api/contract/roles";
import { getProductSettings } from "@/lib/data/agency-settings";
import { listKnownDestinations } from "@/lib/data/destinations";
import { asksForProof } from "@/lib/forms/form-draft";
import { readReturnedForm } from "@/lib/forms/read-returned-form";
import { paths } from "@/lib/paths";
import { toProductFields } from "@/lib/product-settings/product-form";
import { accountMetadata } from "@/lib/seo/account-metadata";
import { requireUser } from "@/lib/session/require-user";

const path = paths.productSettings();

export const generateMetadata = () => accountMetadata(path, "productSettings");

/** What the agency sells: owners and admins change it, agents look it up. */
export default async function ProductSettingsPage({
  searchParams,
}: PageProps<"/[tenant]/[locale]/settings/product">) {
  const { again, done } = await searchParams;
  const visit = await requireUser({ path, action: "product.read" });
  const { agency, prefix, user } = visit;
  const mayChange = can(user, "product.write");
  const [t, entries, stored, draft, places] = await Promise.all([
    getTranslations("productSettings"),
    getTranslations("navigation.entries"),
    getProductSettings(agency.subdomain),
    readReturnedForm(again),
    mayChange ? listKnownDestinations(agency.subdomain) : [],
  ]);
  const action = `${prefix}${paths.productSettingsSend()}`;
  const isDone = done === "saved" || done === "moved";
  return (
    <AccountPage visit={visit} title={entries("productSettings")} lead={<p>{t("lead")}</p>}>
      {isDone && !draft && (
        <div className="mb-6">
          <DoneNote>{t(`done.${done}`)}</DoneNote>
        </div>
      )}
      {draft && asksForProof(draft) ? (
        <ProofForm
          draft={draft}
          action={action}
          cancelHref={`${prefix}${path}`}
          ssoHref={agency.sso.isSSOEnabled ? paths.ssoStart({ navigateTo: path }) : null}
        />
      ) : mayChange ? (
        <ProductForm stored={stored} draft={draft} action={action} places={places} />
      ) : (
        <ProductOverview fields={toProductFields(stored.settings)} />
      )}
    </AccountPage>
  );
}

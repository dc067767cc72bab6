import { getTranslations } from "next-intl/server";
import { ThemePreview } from "@/components/pages/settings/theme-preview.client";
import { RevisionList } from "@/components/settings/revision-list.client";
import { SectionForm } from "@/components/settings/section-form.client";
import { ThemeFields } from "@/components/settings/theme-fields.client";
import { AccountPage } from "@/components/site/account-page";
import { ClientTexts } from "@/components/site/client-texts";
import { Notice } from "@/components/ui/notice";
import { getWebsiteSettings, listSettingsRevisions } from "@/lib/data/agency-settings";
import { paths } from "@/lib/paths";
import { accountMetadata } from "@/lib/seo/account-metadata";
import { requireUser } from "@/lib/session/require-user";

const path = paths.customizeTheme();

export const generateMetadata = () => accountMetadata(path, "customizeTheme");

/** How the site looks, with a sample that follows what is chosen before it is saved. */
export default async function CustomizeThemePage() {
  const visit = await requireUser({ path, action: "website.write" });
  const { agency } = visit;
  const [t, entries, stored, revisions] = await Promise.all([
    getTranslations("settings"),
    getTranslations("navigation.entries"),
    getWebsiteSettings(agency.subdomain, "theme"),
    listSettingsRevisions(agency.subdomain, "theme"),
  ]);
  return (
    <AccountPage visit={visit} title={entries("customizeTheme")} lead={t("sectionHints.theme")}>
      <noscript>
        <Notice className="mb-6">
          <p>{t("needsScript")}</p>
        </Notice>
      </noscript>
      <ClientTexts namespaces={["forms", "settings"]}>
        <div className="max-w-4xl space-y-6">
          <SectionForm
            section="theme"
            stored={stored}
            userId={visit.user.id}
            languages={agency.languages}
            defaultLanguage={agency.defaultLanguage}
            preview={<ThemePreview />}
          >
            <ThemeFields />
          </SectionForm>
          {revisions && (
            <RevisionList
              of="theme"
              version={stored.version}
              revisions={revisions}
              timeZone={agency.timeZone}
            />
          )}
        </div>
      </ClientTexts>
    </AccountPage>
  );
}

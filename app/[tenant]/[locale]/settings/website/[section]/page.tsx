import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { listAccessOptions } from "@/components/pages/settings/settings-options";
import { Preview } from "@/components/pages/settings/preview.client";
import { RevisionList } from "@/components/settings/revision-list.client";
import { SectionFields } from "@/components/settings/section-fields.client";
import { SectionForm } from "@/components/settings/section-form.client";
import { AccountPage } from "@/components/site/account-page";
import { ClientTexts } from "@/components/site/client-texts";
import { LinkTabs } from "@/components/ui/link-tabs";
import { Notice } from "@/components/ui/notice";
import { websiteSections } from "@/lib/api/contract/settings-sections";
import { getWebsiteSettings, listSettingsRevisions } from "@/lib/data/agency-settings";
import { paths } from "@/lib/paths";
import { accountMetadata } from "@/lib/seo/account-metadata";
import { requireUser } from "@/lib/session/require-user";

type Props = PageProps<"/[tenant]/[locale]/settings/website/[section]">;

const sections = websiteSections.filter((section) => section !== "theme");

export const generateMetadata = async ({ params }: Props) =>
  accountMetadata(paths.websiteSettings((await params).section), "websiteSettings");

/** A section of what an agency sets by itself, for those who may. */
export default async function SettingsSectionPage({ params }: Props) {
  const asked = (await params).section;
  const section = sections.find((each) => each === asked) ?? notFound();
  const path = paths.websiteSettings(section);
  const visit = await requireUser({ path, action: "website.write" });
  const { agency, prefix, locale } = visit;
  const [t, entries, stored, revisions, options] = await Promise.all([
    getTranslations("settings"),
    getTranslations("navigation.entries"),
    getWebsiteSettings(agency.subdomain, section),
    listSettingsRevisions(agency.subdomain, section),
    section === "access"
      ? listAccessOptions(agency, locale)
      : { currencies: [], countries: [], timeZones: [], usual: null },
  ]);
  const hasTexts = section === "pages" || section === "policies" || section === "home";
  return (
    <AccountPage
      visit={{ ...visit, path: paths.websiteSettings() }}
      title={entries("websiteSettings")}
    >
      <LinkTabs
        label={t("tabs")}
        current={section}
        tabs={sections.map((id) => ({
          id,
          name: t(`sections.${id}`),
          href: `${prefix}${paths.websiteSettings(id)}`,
        }))}
      />
      <noscript>
        <Notice className="mb-6">
          <p>{t("needsScript")}</p>
        </Notice>
      </noscript>
      <ClientTexts
        namespaces={[
          ...(["forms", "settings", "pictureField", "richText"] as const),
          ...(["faqs", "home", "checkout.terms.newTab"] as const),
        ]}
      >
        <div className="max-w-4xl space-y-6">
          <SectionForm
            key={section}
            section={section}
            stored={stored}
            userId={visit.user.id}
            languages={agency.languages}
            defaultLanguage={agency.defaultLanguage}
            hasTexts={hasTexts}
            preview={hasTexts && <Preview agencyName={agency.agencyName} />}
          >
            <SectionFields section={section} options={options} />
          </SectionForm>
          {revisions && (
            <RevisionList
              of={section}
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

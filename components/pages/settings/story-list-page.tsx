import { getFormatter, getTranslations } from "next-intl/server";
import { HiddenDestinations } from "@/components/settings/hidden-destinations";
import { StoryList } from "@/components/settings/story-list.client";
import { AccountPage } from "@/components/site/account-page";
import { ClientTexts } from "@/components/site/client-texts";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import type { StoryKind } from "@/lib/api/contract/settings-sections";
import { listStories } from "@/lib/data/stories";
import { zonedTime } from "@/lib/dates/zoned-time";
import { nameOfLanguage } from "@/lib/i18n/name-of-language";
import { paths } from "@/lib/paths";
import { requireUser } from "@/lib/session/require-user";

/** What the agency has written of a kind, also for later days. */
export async function StoryListPage({ kind }: { kind: StoryKind }) {
  const visit = await requireUser({ path: paths.websiteSettings(kind), action: "website.write" });
  const { agency, prefix } = visit;
  const [t, format, { stories, deleted }] = await Promise.all([
    getTranslations("settings"),
    getFormatter(),
    listStories(agency.subdomain, kind),
  ]);
  return (
    <AccountPage
      visit={{ ...visit, path: paths.websiteSettings() }}
      title={t(`sections.${kind}`)}
      lead={t(`sectionHints.${kind}`)}
    >
      <noscript>
        <Notice className="mb-6">
          <p>{t("needsScript")}</p>
        </Notice>
      </noscript>
      {kind === "destinations" && !agency.displayTopDestinations && (
        <HiddenDestinations prefix={prefix} />
      )}
      <div className="max-w-3xl space-y-6">
        <ButtonLink href={`${prefix}${paths.storySettings(kind, "new")}`}>
          <Icon name="plus" className="size-4" />
          {t(kind === "blog" ? "story.newBlog" : "story.newDestinations")}
        </ButtonLink>
        <ClientTexts namespaces={["settings.story", "settings.restored", "settings.notRestored"]}>
          <StoryList
            kind={kind}
            prefix={prefix}
            stories={stories.map(({ languages, publishedAt, ...story }) => ({
              ...story,
              note: [
                ...(publishedAt
                  ? [format.dateTime(new Date(publishedAt), zonedTime(agency.timeZone))]
                  : []),
                languages.map(nameOfLanguage).join(", "),
              ].join(" · "),
            }))}
            deleted={deleted.map(({ deletedAt, ...story }) => ({
              ...story,
              day: format.dateTime(new Date(deletedAt), zonedTime(agency.timeZone)),
            }))}
          />
        </ClientTexts>
      </div>
    </AccountPage>
  );
}

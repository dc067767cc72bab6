import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { DestinationPlace } from "@/components/pages/settings/destination-place.client";
import { Preview } from "@/components/pages/settings/preview.client";
import { HiddenDestinations } from "@/components/settings/hidden-destinations";
import { RevisionList } from "@/components/settings/revision-list.client";
import { StoryForm } from "@/components/settings/story-form.client";
import { AccountPage } from "@/components/site/account-page";
import { ClientTexts } from "@/components/site/client-texts";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { storyKinds } from "@/lib/api/contract/settings-sections";
import type { StoryFields } from "@/lib/api/contract/stories";
import { getStory, listStories } from "@/lib/data/stories";
import { activeServices } from "@/lib/deals/active-services";
import { paths } from "@/lib/paths";
import { listCountries } from "@/lib/residence/list-countries";
import { titleOf } from "@/lib/settings/title-of";
import { accountMetadata } from "@/lib/seo/account-metadata";
import { requireUser } from "@/lib/session/require-user";

type Props = PageProps<"/[tenant]/[locale]/settings/website/[section]/[slug]">;

/** Those whose places can be looked up: the one that knows the most kinds comes first. */
const placeServices = ["hotels", "activities", "cars", "flights", "resorts"] as const;

export async function generateMetadata({ params }: Props) {
  const { section, slug } = await params;
  return accountMetadata(paths.storySettings(section, slug), "websiteSettings");
}

/** One article or destination; `new` is one that isn't there yet. */
export default async function StorySettingsPage({ params }: Props) {
  const { section, slug: asked } = await params;
  const kind = storyKinds.find((each) => each === section) ?? notFound();
  const path = paths.storySettings(kind, asked);
  const visit = await requireUser({ path, action: "website.write" });
  const { agency, prefix, locale } = visit;
  const isNew = asked === "new";
  const [t, found, others] = await Promise.all([
    getTranslations("settings"),
    isNew ? null : getStory(agency.subdomain, { kind, slug: asked }),
    isNew ? listStories(agency.subdomain, kind) : null,
  ]);
  if (!isNew && !found) notFound();
  const now = new Date().toISOString();
  const first = { author: agency.agencyName, publishedAt: now };
  const story: StoryFields = found?.story ?? (kind === "blog" ? first : {});
  const isPublic =
    found && (kind === "blog" ? (story.publishedAt ?? "") <= now : agency.displayTopDestinations);
  const active = activeServices(agency);
  const placeService =
    kind === "destinations" &&
    placeServices.find((service) => active.some(({ id }) => id === service));
  const title =
    titleOf(story.texts, agency.defaultLanguage) ??
    t(kind === "blog" ? "story.newBlog" : "story.newDestinations");
  return (
    <AccountPage
      visit={{ ...visit, path: paths.websiteSettings() }}
      title={<bdi className="wrap-anywhere">{title}</bdi>}
      lead={
        <span className="flex flex-wrap gap-x-6">
          <Link
            href={`${prefix}${paths.websiteSettings(kind)}`}
            className="inline-flex min-h-11 items-center text-brand-ink underline"
          >
            {t("story.all")}
          </Link>
          {isPublic && (
            <Link
              href={`${prefix}${kind === "blog" ? paths.blog(asked) : paths.destination(asked)}`}
              className="inline-flex min-h-11 items-center text-brand-ink underline"
            >
              {t("story.view")}
            </Link>
          )}
        </span>
      }
    >
      <noscript>
        <Notice className="mb-6">
          <p>{t("needsScript")}</p>
        </Notice>
      </noscript>
      {kind === "destinations" && !agency.displayTopDestinations && (
        <HiddenDestinations prefix={prefix} />
      )}
      <ClientTexts
        namespaces={[
          ...(["forms", "settings", "pictureField", "richText", "blogs.byline"] as const),
          ...(["search.placeKinds", "search.suggestions", "search.loadingSuggestions"] as const),
          ...(["search.noSuggestions", "search.suggestionsFailed", "search.close"] as const),
          ...(["search.clearPlace", "search.allAirports"] as const),
        ]}
      >
        <div className="max-w-4xl space-y-6">
          <StoryForm
            key={path}
            kind={kind}
            slug={isNew ? null : asked}
            taken={others?.stories.map(({ slug }) => slug) ?? []}
            version={found?.version ?? -1}
            story={story}
            userId={visit.user.id}
            languages={agency.languages}
            defaultLanguage={agency.defaultLanguage}
            timeZone={agency.timeZone}
            countries={listCountries(locale).map(({ code, name }) => ({ value: code, name }))}
            prefix={prefix}
            placeSearch={
              placeService && (
                <DestinationPlace
                  service={placeService}
                  sellsFlights={active.some(({ id }) => id === "flights")}
                />
              )
            }
            preview={<Preview defaults={story} />}
          />
          {found && (
            <RevisionList
              of={{ kind, slug: asked }}
              version={found.version}
              revisions={found.revisions}
              timeZone={agency.timeZone}
            />
          )}
        </div>
      </ClientTexts>
    </AccountPage>
  );
}

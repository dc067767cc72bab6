import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BlogList } from "@/components/blogs/blog-list";
import { ContentPage } from "@/components/site/content-page";
import { listBlogPosts } from "@/lib/data/blogs";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { requireAgency } from "@/lib/tenant/require-agency";

export async function generateMetadata(): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("blogs"),
  ]);
  return pageMetadata(agency, {
    locale,
    path: paths.blogs(),
    title: t("title"),
    description: t("description", { agency: agency.agencyName }),
  });
}

export default async function BlogPage() {
  const [agency, locale, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("blogs"),
  ]);
  return (
    <ContentPage
      agency={agency}
      path={paths.blogs()}
      title={t("title")}
      lead={t("description", { agency: agency.agencyName })}
    >
      <BlogList
        posts={await listBlogPosts(agency.subdomain)}
        prefix={pathPrefix(locale, agency.defaultLanguage)}
      />
    </ContentPage>
  );
}

import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { ShareCard } from "@/components/site/share-card";
import { getBlogPost } from "@/lib/data/blogs";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { sharePicture } from "@/lib/seo/share-picture";
import { requireAgency } from "@/lib/tenant/require-agency";

type Props = PageProps<"/[tenant]/[locale]/blog/share">;

async function requirePost(searchParams: Props["searchParams"]) {
  const [agency, { slug }] = await Promise.all([requireAgency(), searchParams]);
  return {
    agency,
    post: (typeof slug === "string" && (await getBlogPost(agency.subdomain, slug))) || notFound(),
  };
}

/** For link previews; search engines get the article itself. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [{ agency, post }, locale] = await Promise.all([requirePost(searchParams), getLanguage()]);
  const { slug, title, summary: description, image } = post;
  return pageMetadata(agency, {
    locale,
    path: paths.blogShare(slug),
    title,
    description,
    image: sharePicture(image),
    text: post,
    article: post,
    isIndexed: false,
  });
}

export default async function BlogSharePage({ searchParams }: Props) {
  const [{ agency, post }, locale, t] = await Promise.all([
    requirePost(searchParams),
    getLanguage(),
    getTranslations("blogs"),
  ]);
  const href = `${pathPrefix(locale, agency.defaultLanguage)}${paths.blog(post.slug)}`;
  return (
    <ShareCard
      image={post.image}
      title={post.title}
      text={post.summary}
      language={post.language}
      href={href}
      action={t("read")}
    />
  );
}

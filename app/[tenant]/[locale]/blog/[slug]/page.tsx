import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { BlogArticle } from "@/components/blogs/blog-article";
import { ContentPage } from "@/components/site/content-page";
import { JsonLd } from "@/components/site/json-ld";
import { getBlogPost } from "@/lib/data/blogs";
import { getLanguage } from "@/lib/i18n/get-language";
import { paths } from "@/lib/paths";
import { articleJsonLd } from "@/lib/seo/article-json-ld";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { sharePicture } from "@/lib/seo/share-picture";
import { requireAgency } from "@/lib/tenant/require-agency";

type Props = PageProps<"/[tenant]/[locale]/blog/[slug]">;

async function requirePost(params: Props["params"]) {
  const [agency, { slug }] = await Promise.all([requireAgency(), params]);
  return { agency, post: (await getBlogPost(agency.subdomain, slug)) ?? notFound() };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ agency, post }, locale] = await Promise.all([requirePost(params), getLanguage()]);
  const { title, summary: description, image } = post;
  return pageMetadata(agency, {
    locale,
    path: paths.blog(post.slug),
    title,
    description,
    image: sharePicture(image),
    text: post,
    article: post,
  });
}

export default async function BlogPostPage({ params }: Props) {
  const [{ agency, post }, locale, t] = await Promise.all([
    requirePost(params),
    getLanguage(),
    getTranslations("blogs"),
  ]);
  const path = paths.blog(post.slug);
  return (
    <ContentPage
      agency={agency}
      path={path}
      title={post.title}
      parents={[{ name: t("title"), path: paths.blogs() }]}
      language={post.language}
      lead={post.summary}
    >
      <JsonLd data={articleJsonLd(agency, { post, locale, path })} />
      <BlogArticle post={post} />
    </ContentPage>
  );
}

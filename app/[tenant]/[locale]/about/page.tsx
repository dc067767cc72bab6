import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AboutView } from "@/components/about/about-view";
import { ContentPage } from "@/components/site/content-page";
import { getAbout } from "@/lib/data/about";
import { getLanguage } from "@/lib/i18n/get-language";
import { paths } from "@/lib/paths";
import { toExcerpt } from "@/lib/rich-text/to-excerpt";
import { toPlainText } from "@/lib/rich-text/to-plain-text";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { sharePicture } from "@/lib/seo/share-picture";
import { requireAgency } from "@/lib/tenant/require-agency";

export async function generateMetadata(): Promise<Metadata> {
  const agency = await requireAgency();
  const about = (await getAbout(agency.subdomain)) ?? notFound();
  const description = toExcerpt(toPlainText(about.html));
  const { title, text } = about;
  const image = about.image && sharePicture(about.image);
  return pageMetadata(agency, {
    locale: await getLanguage(),
    path: paths.about(),
    title,
    description,
    image,
    text,
  });
}

export default async function AboutPage() {
  const agency = await requireAgency();
  const about = (await getAbout(agency.subdomain)) ?? notFound();
  return (
    <ContentPage
      agency={agency}
      path={paths.about()}
      title={about.title}
      language={about.text.language}
    >
      <AboutView about={about} />
    </ContentPage>
  );
}

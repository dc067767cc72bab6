import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { ShareCard } from "@/components/site/share-card";
import { getDestination } from "@/lib/data/destinations";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { sharePicture } from "@/lib/seo/share-picture";
import { requireAgency } from "@/lib/tenant/require-agency";

type Props = PageProps<"/[tenant]/[locale]/destination/share">;

async function requireDestination(searchParams: Props["searchParams"]) {
  const [agency, { slug }] = await Promise.all([requireAgency(), searchParams]);
  return {
    agency,
    destination:
      (typeof slug === "string" && (await getDestination(agency.subdomain, slug))) || notFound(),
  };
}

/** For link previews; search engines get the destination itself. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [{ agency, destination }, locale] = await Promise.all([
    requireDestination(searchParams),
    getLanguage(),
  ]);
  const { slug, name: title, summary: description, image } = destination;
  return pageMetadata(agency, {
    locale,
    path: paths.destinationShare(slug),
    title,
    description,
    image: sharePicture(image),
    text: destination,
    isIndexed: false,
  });
}

export default async function DestinationSharePage({ searchParams }: Props) {
  const [{ agency, destination }, locale, t] = await Promise.all([
    requireDestination(searchParams),
    getLanguage(),
    getTranslations("destinations"),
  ]);
  const { slug, name, summary, image, language } = destination;
  const href = `${pathPrefix(locale, agency.defaultLanguage)}${paths.destination(slug)}`;
  return (
    <ShareCard
      image={image}
      title={name}
      text={summary}
      language={language}
      href={href}
      action={t("discover", { place: name })}
    />
  );
}

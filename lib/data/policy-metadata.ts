import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { getPolicy, type PolicyKind } from "@/lib/data/policies";
import { getLanguage } from "@/lib/i18n/get-language";
import { paths } from "@/lib/paths";
import { toExcerpt } from "@/lib/rich-text/to-excerpt";
import { toPlainText } from "@/lib/rich-text/to-plain-text";
import { requireAgency } from "@/lib/tenant/require-agency";
import { pageMetadata } from "../seo/page-metadata";

/** The metadata of a policy's page. */
export async function policyMetadata(kind: PolicyKind): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("policies"),
  ]);
  const { html, text } = (await getPolicy(agency, { kind, locale })) ?? notFound();
  return pageMetadata(agency, {
    locale,
    path: paths[kind](),
    title: t(`titles.${kind}`),
    description: toExcerpt(toPlainText(html)),
    text,
  });
}

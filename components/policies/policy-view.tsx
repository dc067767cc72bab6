import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { ContentPage } from "@/components/site/content-page";
import { RichText } from "@/components/site/rich-text";
import { getPolicy, type PolicyKind } from "@/lib/data/policies";
import { paths } from "@/lib/paths";
import { requireAgency } from "@/lib/tenant/require-agency";

/** One of the agency's policies; one that is empty has no page. */
export async function PolicyView({ kind }: { kind: PolicyKind }) {
  const [agency, t] = await Promise.all([requireAgency(), getTranslations("policies")]);
  const html = (await getPolicy(agency, { kind })) ?? notFound();
  return (
    <ContentPage agency={agency} path={paths[kind]()} title={t(`titles.${kind}`)}>
      <RichText html={html} />
    </ContentPage>
  );
}

import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { ContentPage } from "@/components/site/content-page";
import { RichText } from "@/components/site/rich-text";
import { getPolicy, type PolicyKind } from "@/lib/data/policies";
import { paths } from "@/lib/paths";
import { requireAgency } from "@/lib/tenant/require-agency";

/** One of the agency's policies; one that is empty has no page, unless there is something to say `otherwise`. */
export async function PolicyView({ kind, otherwise }: { kind: PolicyKind; otherwise?: ReactNode }) {
  const [agency, t] = await Promise.all([requireAgency(), getTranslations("policies")]);
  const html = await getPolicy(agency, { kind });
  if (!html && !otherwise) notFound();
  return (
    <ContentPage agency={agency} path={paths[kind]()} title={t(`titles.${kind}`)}>
      {html ? <RichText html={html} /> : otherwise}
    </ContentPage>
  );
}

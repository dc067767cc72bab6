import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { isAgencyStatus } from "@/lib/tenant/agency-status";
import { AgencyStatusMessage } from "@/components/agency-status/agency-status-message";

type Props = PageProps<"/agency-status/[locale]/[status]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { status } = await params;
  const t = await getTranslations("agencyStatus");
  return { robots: { index: false, follow: false }, ...(isAgencyStatus(status) ? { title: t(status) } : {}) };
}

/** Why there is no site at this address: only middleware leads here. */
export default async function AgencyStatusPage({ params }: Props) {
  const { status } = await params;
  return isAgencyStatus(status) ? <AgencyStatusMessage status={status} /> : notFound();
}

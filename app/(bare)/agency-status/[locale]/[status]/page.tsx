import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { isAgencyStatus } from "@/lib/tenant/agency-status";
import { AgencyStatusMessage } from "@/components/agency-status/agency-status-message";

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** Why there is no site at this host: only middleware leads here. */
export default async function AgencyStatusPage({
  params,
}: PageProps<"/agency-status/[locale]/[status]">) {
  const { status } = await params;
  return isAgencyStatus(status) ? <AgencyStatusMessage status={status} /> : notFound();
}

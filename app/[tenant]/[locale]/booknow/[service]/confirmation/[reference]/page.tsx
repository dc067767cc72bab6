import type { Metadata } from "next";
import { requireAlias } from "@/lib/services/require-alias";
import ConfirmPaymentPage, { generateMetadata as toMetadata } from "../../confirm-payment/page";

type Props = PageProps<"/[tenant]/[locale]/booknow/[service]/confirmation/[reference]">;

async function toProps({ params, searchParams }: Props) {
  const { reference, ...of } = await params;
  requireAlias(of.service, "confirmation/*");
  return {
    params: Promise.resolve(of),
    searchParams: searchParams.then((query) => ({ ...query, reference })),
  };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return toMetadata(await toProps(props));
}

/** What links from elsewhere call the confirmation of some services' bookings. */
export default async function ConfirmationPage(props: Props) {
  return ConfirmPaymentPage(await toProps(props));
}

import type { Metadata } from "next";
import { requireAlias } from "@/lib/services/require-alias";
import CheckoutPage, { generateMetadata as toMetadata } from "../../checkout/page";

type Props = PageProps<"/[tenant]/[locale]/booknow/[service]/bookings/checkout">;

async function toProps({ params, searchParams }: Props) {
  requireAlias((await params).service, "bookings/checkout");
  return { params, searchParams };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return toMetadata(await toProps(props));
}

/** What links from elsewhere call the checkout of some services. */
export default async function BookingsCheckoutPage(props: Props) {
  return CheckoutPage(await toProps(props));
}

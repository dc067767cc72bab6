import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { createPost } from "./create-post";
import { quoteHotel } from "./hotels";
import { newAddress } from "./new-address";
import { orderQuote, type Booked } from "./order-quote";

type Placed = Booked & { path: string };

/**
 * Books a hotel of Null Island for two nights, by the calls that the pages make, and leads to the
 * page to pay on.
 */
export async function openPayment(
  page: Page,
  agency: string,
  { prefix = "", ahead }: { prefix?: string; ahead: number },
): Promise<Placed> {
  const post = await createPost(page, agency, { prefix, language: prefix.slice(1) || "en" });
  const quote = await quoteHotel(post, { word: "plain", ahead });
  const booked = await orderQuote(post, quote, { email: newAddress() });
  const { redirectUrl } = await post(`/api/bookings/${booked.reference}/payment`, {
    key: booked.key,
  });
  await page.goto(siteUrl(agency, redirectUrl));
  return { ...booked, path: redirectUrl };
}

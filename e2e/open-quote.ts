import type { Page } from "playwright/test";
import type { ItemService } from "@/lib/api/contract/items";
import { siteUrl } from "./agencies";
import { fillContact } from "./checkout-form";
import { createPost } from "./create-post";
import { services, type OptionsOf } from "./services";

/** `prefix`: of a language that isn't the agency's own. */
type Options<S extends ItemService> = OptionsOf[S] & { prefix?: string };

/** Quotes something as the page's user. */
export async function createQuote<S extends ItemService>(
  page: Page,
  agency: string,
  service: S,
  options: Options<S>,
): Promise<string> {
  const post = await createPost(page, agency, { prefix: options.prefix });
  return (await services[service].quote(post, options)).id;
}

/** The checkout of a new quote, ready to be used. */
export async function openCheckout<S extends ItemService>(
  page: Page,
  agency: string,
  service: S,
  options: Options<S>,
): Promise<string> {
  const id = await createQuote(page, agency, service, options);
  const path = `${options.prefix ?? ""}/booknow/${service}/checkout?quote=${id}`;
  await page.goto(siteUrl(agency, path));
  return id;
}

/** The checkout of a new quote for one traveller, filled in. */
export async function fillCheckout<S extends ItemService>(
  page: Page,
  agency: string,
  service: S,
  options: Options<S>,
): Promise<void> {
  await openCheckout(page, agency, service, options);
  await fillContact(page);
  await services[service].fillPeople(page, options.ahead ?? 40);
}

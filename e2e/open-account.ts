import type { APIRequestContext } from "playwright/test";
import { siteUrl } from "./agencies";
import { linkIn, listMails } from "./list-mails";
import { requestSite } from "./request-site";
import { expect } from "./test";

/** A call of the browser API, like from a page of the agency. */
export const callDoor = (request: APIRequestContext, agency: string, path: string, data: unknown) =>
  requestSite(request, agency, path, {
    method: "POST",
    headers: { origin: siteUrl(agency, "") },
    data,
  });

/** An unused address. */
export const newEmail = (name: string): string => `${name}-${Date.now().toString(36)}@example.com`;

/** An account with a verified address, created by API and mail only. */
export async function openAccount(
  request: APIRequestContext,
  agency: string,
  { email, password, first }: { email: string; password: string; first: string },
) {
  const opened = await callDoor(request, agency, "/api/user/signup", {
    first_name: first,
    last_name: "Test",
    email,
    password,
  });
  expect(opened.status()).toBe(200);
  const [mail] = await listMails(agency, email);
  if (!mail) throw new Error(`no mail to ${email}`);
  const token = new URLSearchParams(linkIn(mail).split("?")[1]).get("token");
  expect((await callDoor(request, agency, "/api/user/verify", { token, password })).status()).toBe(
    200,
  );
}

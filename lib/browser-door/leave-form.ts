import { randomUUID } from "node:crypto";
import type { NextResponse } from "next/server";
import { env, publicProtocol } from "@/lib/env";
import {
  formDraftCookies,
  formDraftSeconds,
  toFormDraftValues,
  type FormDraft,
} from "@/lib/form-draft";
import { seeOther } from "./answer-form";

type Page = { /** Of its page, with the language and without a query. */ path: string };

const cookie = ({ path }: Page) => ({
  httpOnly: true,
  secure: publicProtocol(env()) === "https",
  sameSite: "lax" as const,
  path,
});

/**
 * Back to the page of a rejected form, with all its input in cookies of that page.
 * @param toHref its address with the key that the page finds the draft by
 */
export function returnForm(
  page: Page,
  toHref: (again: string) => string,
  draft: Omit<FormDraft, "key">,
): NextResponse {
  const key = randomUUID();
  const response = seeOther(toHref(key));
  toFormDraftValues({ ...draft, key }).forEach((value, index) => {
    const name = formDraftCookies[index];
    const maxAge = value ? formDraftSeconds : 0;
    if (name) response.cookies.set(name, value, { ...cookie(page), maxAge });
  });
  return response;
}

/** Onwards, and without the draft of an earlier try. */
export function leaveForm(page: Page, location: string): NextResponse {
  const response = seeOther(location);
  for (const name of formDraftCookies)
    response.cookies.set(name, "", { ...cookie(page), maxAge: 0 });
  return response;
}

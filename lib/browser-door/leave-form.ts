import { randomUUID } from "node:crypto";
import type { NextResponse } from "next/server";
import { formDraftCookies, toFormDraftValues, type FormDraft } from "@/lib/form-draft";
import { seeOther } from "./answer-form";
import { setDraftCookies } from "./set-draft-cookies";

type Page = { /** Of its page, with the language and without a query. */ path: string };

/**
 * Back to the page of a rejected form, with all its input in cookies of that page.
 * @param toHref its address with the key that the page finds the draft by
 */
export function returnForm(
  { path }: Page,
  toHref: (again: string) => string,
  draft: Omit<FormDraft, "key">,
): NextResponse {
  const key = randomUUID();
  const values = toFormDraftValues({ ...draft, key });
  return setDraftCookies(seeOther(toHref(key)), formDraftCookies, { values, path });
}

/** Onwards, and without the draft of an earlier try. */
export const leaveForm = ({ path }: Page, location: string): NextResponse =>
  setDraftCookies(seeOther(location), formDraftCookies, { values: [], path });

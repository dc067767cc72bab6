import { cookies } from "next/headers";
import { formDraftCookie, readFormDraft, type FormDraft } from "@/lib/forms/form-draft";

/** The form that came back to this address, by its `again`; null for none. */
export const readReturnedForm = async (again: unknown): Promise<FormDraft | null> =>
  readFormDraft((await cookies()).get(formDraftCookie)?.value, again);

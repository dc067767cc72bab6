import { cookies } from "next/headers";
import { readFormDraft, type FormDraft } from "./form-draft";

/** The form that came back to this address, by its `again`; null for none. */
export async function readReturnedForm(again: unknown): Promise<FormDraft | null> {
  const jar = await cookies();
  return readFormDraft((name) => jar.get(name)?.value, again);
}

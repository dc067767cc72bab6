import { callByPath } from "./call";

/**
 * Sends a plain form as its page would without scripts, and returns where it leads: a path of this
 * site, maybe with a fragment.
 * @param action a path
 * @throws ApiError as `callByPath`: what a form's page can say of a refusal is in that address
 */
export const sendForm = async (action: string, form: URLSearchParams): Promise<string> =>
  (await callByPath<{ location: string }>(`POST ${action}`, { form, isSlow: true })).location;

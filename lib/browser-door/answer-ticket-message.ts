import { randomUUID } from "node:crypto";
import type { NextResponse } from "next/server";
import { replyToEnquiryEndpoint } from "@/lib/api/contract/enquiries";
import { threadReplySchema } from "@/lib/api/contract/threads";
import {
  createTicketEndpoint,
  replyToTicketEndpoint,
  ticketInputSchema,
} from "@/lib/api/contract/support";
import { ApiError } from "@/lib/api/errors";
import { logProblem } from "@/lib/log-problem";
import { paths } from "@/lib/paths";
import {
  ticketDraftCookies,
  toTicketDraftValues,
  type TicketDraft,
} from "@/lib/tickets/ticket-draft";
import {
  entryId,
  problemsId,
  readThreadAddress,
  supportPath,
  ticketPath,
  toSupportPlace,
} from "@/lib/tickets/ticket-paths";
import { seeOther, type FormVisit } from "./answer-form";
import { setDraftCookies } from "./set-draft-cookies";

const isUuid = (text: string | undefined) =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text ?? "");

/** Keeps one character over the limit: too long a message is rejected, not cut. */
const toWords = (form: Readonly<Record<string, string>>) => ({
  subject: (form.subject ?? "").trim().slice(0, 200),
  // Forms send lines that end with both.
  message: (form.message ?? "").replaceAll("\r\n", "\n").trim().slice(0, 5_001),
  idempotencyKey: isUuid(form.idempotencyKey) ? (form.idempotencyKey ?? "") : randomUUID(),
});

function resolveRefusal(error: unknown): NonNullable<TicketDraft["refusal"]> {
  const { status, code } = error instanceof ApiError ? error : { status: null, code: null };
  if (status === 401) return "signIn";
  if (status === 429) return "tooMany";
  if (code === "idempotency_key_reused") return "sentBefore";
  if (code === "ticket_full") return "full";
  // A 404: the request isn't this user's. Its page says so, and there is no fault to log.
  if (status !== 404) logProblem("support request", error);
  return "failed";
}

/**
 * Handles the forms that ask for support or write on in a thread, and redirects to the thread. A
 * rejected one returns to its page with all its input, in cookies; after a session has ended, by
 * way of the sign-in.
 */
export async function answerTicketMessage(
  { prefix, form, ask }: FormVisit,
  kind: "ask" | "reply",
): Promise<NextResponse> {
  const place = toSupportPlace(form.place);
  const address = readThreadAddress(form);
  const words = toWords(form);
  const { subject, message: text, idempotencyKey } = words;
  const toHere = (query: { again?: string }) =>
    `${prefix}${kind === "ask" ? supportPath(place, query) : ticketPath(address, query)}`;
  const withDraft = (response: NextResponse, draft: TicketDraft | null) =>
    setDraftCookies(response, ticketDraftCookies(kind), {
      values: draft ? toTicketDraftValues(draft) : [],
      path: toHere({}).split("?")[0] ?? "/",
    });
  const goBack = (told: Pick<TicketDraft, "problems" | "refusal">) => {
    const here = toHere({ again: idempotencyKey });
    const target =
      told.refusal === "signIn"
        ? `${prefix}${paths.login({ redirect: here })}`
        : `${here}#${problemsId}`;
    return withDraft(seeOther(target), { ...words, ...told });
  };

  const checked =
    kind === "ask"
      ? ticketInputSchema.safeParse({ subject, message: text })
      : threadReplySchema.safeParse({ text, idempotencyKey });
  if (!checked.success) {
    const wrong = new Set(checked.error.issues.map(({ path }) => String(path[0])));
    const problems: TicketDraft["problems"] = [
      ...(wrong.has("subject") ? (["subject"] as const) : []),
      ...(wrong.has("message") || wrong.has("text") ? (["message"] as const) : []),
    ];
    return goBack({ problems, refusal: null });
  }
  try {
    if (kind === "ask") {
      const body = { subject, message: text, idempotencyKey };
      const { ticket } = await ask((api) => api.call(createTicketEndpoint, { body }));
      const sent = ticketPath({ place, reference: ticket.reference }, { sent: "yes" });
      return withDraft(seeOther(`${prefix}${sent}`), null);
    }
    const params = { reference: address.reference };
    const reply = { text, idempotencyKey };
    const entries =
      address.place === "enquiry"
        ? (
            await ask((api) =>
              api.call(replyToEnquiryEndpoint, { params, body: { ...reply, key: address.key } }),
            )
          ).entries
        : (
            await ask((api) =>
              api.call(replyToTicketEndpoint, {
                params,
                body: { ...reply, isNote: form.as === "note" },
              }),
            )
          ).ticket.entries;
    return withDraft(seeOther(`${toHere({})}#${entryId(entries)}`), null);
  } catch (error) {
    const isSignedOut =
      address.place === "enquiry" &&
      !address.key &&
      error instanceof ApiError &&
      error.status === 404;
    return goBack({ problems: [], refusal: isSignedOut ? "signIn" : resolveRefusal(error) });
  }
}

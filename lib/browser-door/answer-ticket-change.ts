import type { NextResponse } from "next/server";
import { assignTicketEndpoint, setTicketStateEndpoint } from "@/lib/api/contract/support";
import { ApiError } from "@/lib/api/errors";
import { logProblem } from "@/lib/log-problem";
import type { TicketProblem } from "@/lib/tickets/ticket-problems";
import { problemsId, ticketPath, toSupportPlace } from "@/lib/tickets/ticket-paths";
import { seeOther, type FormVisit } from "./answer-form";
import { toSignIn } from "./return-form";

/** Back to the request, with what an expected refusal of the change means. */
async function changeAndReturn(
  { prefix, form }: FormVisit,
  change: () => Promise<unknown>,
  toProblem: (error: ApiError) => TicketProblem | null,
): Promise<NextResponse> {
  const place = toSupportPlace(form.place);
  const reference = form.reference ?? "";
  try {
    await change();
    return seeOther(`${prefix}${ticketPath(place, reference)}`);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      return seeOther(toSignIn({ prefix }, ticketPath(place, reference)));
    const problem = (error instanceof ApiError && toProblem(error)) || "failed";
    // A 404: the request isn't this user's. Its page says so, and there is no fault to log.
    if (problem === "failed" && !(error instanceof ApiError && error.status === 404))
      logProblem("change of a support request", error);
    return seeOther(`${prefix}${ticketPath(place, reference, { problem })}#${problemsId}`);
  }
}

/** Opens a support request again, or closes it unless a message came meanwhile. */
export const answerTicketState = (visit: FormVisit): Promise<NextResponse> => {
  const { form, ask } = visit;
  const params = { reference: form.reference ?? "" };
  const body =
    form.status === "open"
      ? ({ status: "open" } as const)
      : ({ status: "closed", seen: Number(form.seen) } as const);
  return changeAndReturn(
    visit,
    () => ask((api) => api.call(setTicketStateEndpoint, { params, body })),
    ({ code }) => (code === "ticket_changed" ? "changed" : null),
  );
};

/** Says who takes care of a support request. */
export const answerTicketAssignment = (visit: FormVisit): Promise<NextResponse> => {
  const { form, ask } = visit;
  const params = { reference: form.reference ?? "" };
  const body = { assigneeId: form.assignee || null };
  return changeAndReturn(
    visit,
    () => ask((api) => api.call(assignTicketEndpoint, { params, body })),
    ({ status }) => (status === 422 ? "assignee" : null),
  );
};

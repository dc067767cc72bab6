import type { NextResponse } from "next/server";
import { changeTicketEndpoint, setTicketStateEndpoint } from "@/lib/api/contract/support";
import { readThreadAddress, ticketPath } from "@/lib/tickets/ticket-paths";
import { ticketRefusals } from "@/lib/tickets/ticket-refusals";
import type { FormVisit } from "./answer-form";
import { answerOrReturn } from "./return-form";

/** Makes a change and leads back to the thread's page, or says there why not. */
const change = (visit: FormVisit, name: "care" | "state", work: () => Promise<unknown>) => {
  const address = readThreadAddress(visit.form);
  return answerOrReturn(visit, {
    name,
    toBack: (again) => ticketPath(address, { again }),
    refusals: ticketRefusals,
    work: async () => {
      await work();
      return ticketPath(address);
    },
  });
};

/** Opens a request again, or closes it unless a message came meanwhile. */
export const answerTicketState = (visit: FormVisit): Promise<NextResponse> => {
  const { form, ask } = visit;
  const params = { reference: form.reference ?? "" };
  const body =
    form.status === "open"
      ? ({ status: "open" } as const)
      : ({ status: "closed", seen: Number(form.seen) } as const);
  return change(visit, "state", () =>
    ask((api) => api.call(setTicketStateEndpoint, { params, body })),
  );
};

/** Says who takes care of a request, when to look at it again, and what came of it. */
export const answerTicketCare = (visit: FormVisit): Promise<NextResponse> => {
  const { form, ask } = visit;
  const params = { reference: form.reference ?? "" };
  const body = {
    assigneeId: form.assignee || null,
    followUpOn: form.followUpOn || null,
    booking: form.booking?.trim().toUpperCase() || null,
  };
  return change(visit, "care", () =>
    ask((api) => api.call(changeTicketEndpoint, { params, body })),
  );
};

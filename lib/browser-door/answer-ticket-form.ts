import type { NextRequest, NextResponse } from "next/server";
import { answerForm } from "./answer-form";
import { answerTicketCare, answerTicketState } from "./answer-ticket-change";
import { answerTicketMessage } from "./answer-ticket-message";
import { refuse } from "./door-error";

/** Handles the forms of support requests, by the last part of their paths. */
export const answerTicketForm = (
  request: NextRequest,
  { locale, form }: { locale: string; form: string },
): Promise<NextResponse> =>
  answerForm(
    request,
    locale,
    (visit) => {
      switch (form) {
        case "ask":
        case "reply":
          return answerTicketMessage(visit, form);
        case "write":
          if (visit.form.place !== "enquiry")
            throw refuse(403, "cross_site", "This is a form of an enquiry's page");
          return answerTicketMessage(visit, "reply");
        case "state":
          return answerTicketState(visit);
        case "care":
          return answerTicketCare(visit);
        default:
          throw refuse(404, "not_found", "There is no such form");
      }
    },
    // Of an enquiry's page, whose address lets its sender in.
    { hasSecret: form === "write" },
  );

import type { NextRequest, NextResponse } from "next/server";
import pLimit from "p-limit";
import { saleRefusals } from "@/lib/agency-bookings/sale-refusals";
import {
  assignBookingEndpoint,
  resendBookingMailEndpoint,
} from "@/lib/api/contract/agency-bookings";
import { listSizes } from "@/lib/api/contract/list-queries";
import { deskListNames, type DeskList } from "@/lib/api/contract/desk-lists";
import { changeTicketEndpoint, setTicketStateEndpoint } from "@/lib/api/contract/support";
import type { Api } from "@/lib/api/create-api";
import { ApiError } from "@/lib/api/errors";
import type { RefusalTable } from "@/lib/forms/form-refusals";
import { listQueries, toListPath } from "@/lib/lists/list-queries";
import { toOutcomeQuery, type ListForm } from "@/lib/lists/list-outcome";
import { logProblem } from "@/lib/log-problem";
import { readQueryText } from "@/lib/query-values";
import { ticketRefusals } from "@/lib/tickets/ticket-refusals";
import { answerForm, seeOther } from "./answer-form";
import { refuse } from "./door-error";
import { toRejection, toSignIn } from "./return-form";

/** `value`: of the row's checkbox; `to`: a member's id; null: it is no member's. */
type Work = (api: Api, row: { value: string; to: string | null }) => Promise<unknown>;
type ListForms = { refusals: RefusalTable; forms: Partial<Record<ListForm, Work>> };

/** A request's checkbox says how many entries were seen of it, as `S-4F7K2M:3`. */
const toTicket = (value: string) => {
  const [reference = "", seen] = value.split(":");
  return { params: { reference }, seen: Number(seen) };
};
const inbox: ListForms = {
  refusals: ticketRefusals,
  forms: {
    assign: (api, { value, to }) =>
      api.call(changeTicketEndpoint, {
        params: toTicket(value).params,
        body: { assigneeId: to },
      }),
    close: (api, { value }) => {
      const { params, seen } = toTicket(value);
      return api.call(setTicketStateEndpoint, { params, body: { status: "closed", seen } });
    },
  },
};
/** Each row is changed for itself, by the call that its own page makes. */
const lists: Partial<Record<DeskList, ListForms>> = {
  bookings: {
    refusals: saleRefusals,
    forms: {
      assign: (api, { value, to }) =>
        api.call(assignBookingEndpoint, { params: { reference: value }, body: { agentId: to } }),
      resend: (api, { value }) =>
        api.call(resendBookingMailEndpoint, { params: { reference: value }, body: {} }),
    },
  },
  support: inbox,
  enquiries: inbox,
};

/** Under way at the same time, and until when the next is begun: proxies don't wait for ever. */
const [atOnce, longestMs] = [4, 25_000];

/**
 * Handles the forms that do something with the selected rows of a list, and leads back to it with
 * what came of each. A row that can't be changed keeps no other from it; sent again it changes
 * nothing more.
 */
export const answerListForm = (
  request: NextRequest,
  { locale, list, form }: { locale: string; list: string; form: string },
): Promise<NextResponse> =>
  answerForm(request, locale, async (visit) => {
    const entry = deskListNames.find((each) => each === list);
    const { forms = {}, refusals = {} } = (entry && lists[entry]) ?? {};
    const work = Object.hasOwn(forms, form) ? forms[form as ListForm] : undefined;
    if (!entry || !work) throw refuse(404, "not_found", "There is no such form");
    const query = listQueries[entry].rewrite(readQueryText(visit.form.list ?? ""));
    const rows = [...new Set(visit.valuesOf("reference"))].slice(0, listSizes.maximum);
    const { to = "" } = visit.form;
    const isUnnamed = form === "assign" && to === "";
    const kept: { reference: string; reason: string }[] = [];
    let done = 0;
    let isSignedOut = false;
    const until = Date.now() + longestMs;
    const change = async (value: string): Promise<void> => {
      if (isSignedOut) return;
      try {
        if (Date.now() > until) throw new Error("the forms before took too long");
        await visit.ask((api) => work(api, { value, to: to === "none" ? null : to }));
        done++;
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500) logProblem("list form", error);
        const reason = error instanceof ApiError ? toRejection(error, refusals).refusal : "failed";
        if (reason === "signIn") isSignedOut = true;
        kept.push({ reference: value.split(":")[0] ?? "", reason });
      }
    };
    await pLimit(atOnce).map(isUnnamed ? [] : rows, change);
    if (isSignedOut) return seeOther(toSignIn(visit, toListPath(entry, query)));
    const path = toListPath(entry, {
      ...query,
      ...toOutcomeQuery({ form: form as ListForm, done, kept }),
    });
    return seeOther(`${visit.prefix}${path}`);
  });

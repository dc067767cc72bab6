import type { NextRequest, NextResponse } from "next/server";
import { changeExtrasEndpoint, getQuoteEndpoint } from "@/lib/api/contract/quotes";
import { ApiError } from "@/lib/api/errors";
import {
  hasAll,
  nextField,
  readExtrasForm,
  type ExtrasOutcome,
} from "@/lib/flights/read-extras-form";
import { paths } from "@/lib/paths";
import { answerForm, seeOther } from "./answer-form";
import { refuse } from "./door-error";

const noSuchQuote = () => refuse(404, "quote_not_found", "There is no such quote");

/**
 * Changes the bags and seats of a quote by the form of its page without script, and redirects back
 * there, where the total says what they cost.
 */
export const answerFlightExtras = (
  request: NextRequest,
  { locale, service }: { locale: string; service: string },
): Promise<NextResponse> =>
  answerForm(
    request,
    locale,
    async ({ prefix, form, ask }) => {
      const params = getQuoteEndpoint.params.safeParse({ id: form.quote });
      if (service !== "flights" || !params.success) throw noSuchQuote();
      const { quote } = await ask((api) => api.call(getQuoteEndpoint, { params: params.data }));
      const { item } = quote;
      if (item.service !== "flights") throw noSuchQuote();
      const back = (outcome?: ExtrasOutcome) =>
        seeOther(
          `${prefix}${paths.step("flights", "reservation-details", {
            quote: quote.id,
            // What came to nothing is chosen again where it was.
            list: (outcome === "saved" && form[nextField]) || form.list,
            outcome,
          })}`,
        );
      const { counts, isTwice } = readExtrasForm(form, item);
      const extras = Object.entries(counts).map(([id, count]) => ({ id, count }));
      const body = changeExtrasEndpoint.body.safeParse({ extras });
      if (!body.success) return back("failed");
      try {
        const { quote: changed } = await ask((api) =>
          api.call(changeExtrasEndpoint, { params: params.data, body: body.data }),
        );
        const isComplete = changed.item.service === "flights" && hasAll(changed.item, counts);
        return back(isComplete && !isTwice ? "saved" : "taken");
      } catch (error) {
        if (error instanceof ApiError && error.code === "quote_booked") return back();
        if (error instanceof ApiError && error.status !== 404) return back("failed");
        throw error;
      }
    },
    { hasSecret: true },
  );

import * as z from "zod";
import { owedRefundSchema } from "../booking/bookings/for-operators/list-owed-refunds";
import { listedBookingSchema } from "../booking/bookings/for-operators/list-all-bookings";
import type { OperatorCall } from "./open-operator-call";
import { ask } from "./operator-input";
import { CommandError } from "../errors/command-error";
import { readMoney, parseArguments, toMoneyText, getLoginName } from "./parse-arguments";

export const bookingsUsage = `  bookings list <subdomain> [--state <state>] [--email <address>]   its latest bookings
  bookings show <subdomain> <reference>    one with its payments, refunds, history, notes and books, as JSON in minor units
  bookings cancel <subdomain> <reference> [--refund <amount>] [--state requested] [--by <name>]
                                     says what cancelling gives back; with that amount it cancels.
                                     A request is withdrawn only with its state
  bookings owed [<subdomain>]        refunds that are still owed to people
  bookings refund <subdomain> <reference> <amount> <currency> --note <how it went> [--by <name>]
                                     enters into the books what you gave back by hand: all that is owed`;

const listAnswer = z.object({ bookings: z.array(listedBookingSchema) });
const showAnswer = z.object({ booking: z.looseObject({}) });
const money = z.object({ amount: z.number(), currency: z.string() });
const quoteAnswer = z.object({
  quote: z.object({ paid: money, refund: money, isRequest: z.boolean() }),
});
const cancelAnswer = z.object({ booking: z.object({ state: z.string() }) });
const refundAnswer = z.object({ isNew: z.boolean(), state: z.string() });
const owedAnswer = z.object({ refunds: z.array(owedRefundSchema) });

const toQuery = (values: Record<string, string | undefined>) => {
  const set = Object.entries(values).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return set.length === 0 ? "" : `?${new URLSearchParams(set).toString()}`;
};

async function list(
  [subdomain]: string[],
  options: { state?: string; email?: string },
  call: OperatorCall,
): Promise<string | null> {
  if (!subdomain) return null;
  const { bookings } = await ask(
    listAnswer,
    call("GET", `/agencies/${encodeURIComponent(subdomain)}/bookings${toQuery(options)}`),
  );
  if (bookings.length === 0) return "There are no such bookings.";
  return bookings
    .map((one) => {
      const problem = one.lastError ? `  (${one.lastError})` : "";
      return `${one.reference}  ${one.state.padEnd(15)} ${one.start} – ${one.end}  ${toMoneyText(one.total).padStart(14)}  ${one.email}  ${one.title}${problem}`;
    })
    .join("\n");
}

async function cancel(
  path: string,
  { refund, state, by = getLoginName() }: { refund?: string; state?: string; by?: string },
  call: OperatorCall,
): Promise<string> {
  const { quote } = await ask(quoteAnswer, call("GET", `${path}/cancellation`));
  const isRequest = state === "requested";
  if (refund === undefined || (quote.isRequest && !isRequest)) {
    const [amount = ""] = toMoneyText(quote.refund).split(" ");
    throw new CommandError(
      quote.isRequest
        ? `It is a request, and withdrawing it costs nothing. Nothing is withdrawn yet: say so with --refund ${amount} --state requested`
        : `Cancelling gives back ${toMoneyText(quote.refund)} of ${toMoneyText(quote.paid)}. Nothing is cancelled yet: say so with --refund ${amount}`,
    );
  }
  const input = {
    expectedRefund: readMoney(refund, quote.refund.currency),
    ...(isRequest ? { isRequest } : {}),
    by,
  };
  const { booking } = await ask(cancelAnswer, call("POST", `${path}/cancel`, input));
  return booking.state === "cancelRequested"
    ? "Asked the supplier to cancel it; it hasn't answered yet."
    : `It is ${booking.state} now.`;
}

async function refund(
  [amount, currency]: string[],
  path: string,
  options: { note?: string; by?: string },
  call: OperatorCall,
): Promise<string | null> {
  if (!amount || !currency) return null;
  const { note, by = getLoginName() } = options;
  if (!note)
    throw new CommandError(
      '--note: is needed: how the money went, such as --note "bank transfer of 3 May"',
    );
  const given = readMoney(amount, currency);
  const { isNew, state } = await ask(
    refundAnswer,
    call("POST", `${path}/refunds`, { amount: given, by, note }),
  );
  return isNew
    ? `Entered ${toMoneyText(given)}; the booking is ${state} now.`
    : `${toMoneyText(given)} was entered before; nothing is owed.`;
}

async function listOwed([subdomain]: string[], call: OperatorCall): Promise<string> {
  const { refunds } = await ask(
    owedAnswer,
    call("GET", `/refunds${toQuery({ agency: subdomain })}`),
  );
  if (refunds.length === 0) return "Nothing is owed.";
  const what = { failed: "to be given back by hand", pending: "on its way through the gateway" };
  return refunds
    .map(
      (one) =>
        `${one.agency.padEnd(20)} ${one.reference}  ${toMoneyText(one.amount).padStart(14)}  since ${one.since.slice(0, 10)}  ${what[one.state]} (${one.reason})`,
    )
    .join("\n");
}

/**
 * Bookings: `list`, `show`, `cancel`, `owed` and `refund`.
 * @returns what to print, or null for invalid usage
 * @throws CommandError with one line per invalid field
 */
export async function runBookingsCommand(
  given: string[],
  call: OperatorCall,
): Promise<string | null> {
  const { words, options } = parseArguments(given, ["state", "email", "refund", "by", "note"]);
  const [command, subdomain, reference, ...rest] = words;
  if (command === "owed") return listOwed(words.slice(1), call);
  if (command === "list")
    return list(
      words.slice(1),
      {
        ...(options.state ? { state: options.state } : {}),
        ...(options.email ? { email: options.email } : {}),
      },
      call,
    );
  if (!subdomain || !reference) return null;
  const path = `/agencies/${encodeURIComponent(subdomain)}/bookings/${encodeURIComponent(reference)}`;
  if (command === "show")
    return JSON.stringify((await ask(showAnswer, call("GET", path))).booking, null, 2);
  if (command === "cancel") return cancel(path, options, call);
  if (command === "refund") return refund(rest, path, options, call);
  return null;
}

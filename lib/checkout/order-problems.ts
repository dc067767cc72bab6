/** What the page of a pending order says of a try that didn't work, by the code that refused it. */
const problemOf = {
  wrong_code: "wrongCode",
  invalid_input: "wrongCode",
  code_locked: "locked",
  order_expired: "expired",
  too_early: "tooEarly",
  too_many_mails: "tooManyMails",
  too_many_attempts: "tooManyMails",
  sold_out: "soldOut",
  price_changed: "priceChanged",
  quote_expired: "priceChanged",
  quote_booked: "priceChanged",
  duplicate_booking: "duplicate",
  // The quote's page says what a change gives back now, or that the booking can't be changed.
  refund_changed: "priceChanged",
  not_changeable: "priceChanged",
} as const;

export type OrderProblem = (typeof problemOf)[keyof typeof problemOf] | "tryAgain";

/** Of an error's code; an unknown one is worth another try: nothing is ever booked twice. */
export const toOrderProblem = (code: string): OrderProblem =>
  new Map<string, OrderProblem>(Object.entries(problemOf)).get(code) ?? "tryAgain";

const problems: readonly OrderProblem[] = [...Object.values(problemOf), "tryAgain"];
/** Of a page's address; null for anything else. */
export const readOrderProblem = (value: unknown): OrderProblem | null =>
  problems.find((problem) => problem === value) ?? null;

/** The ids of what a pending order's page says after a form, and of the field for its code. */
export const orderNoticeId = "order-notice";
export const orderCodeId = "order-code";

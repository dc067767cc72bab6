import { createHash, createHmac } from "node:crypto";
import { sql, type SQL } from "drizzle-orm";
import { bookings } from "../../db/schema/bookings";
import { RouteError } from "../../errors/route-error";
import type { SecretBox } from "../../secrets/secret-box";
import type { Order } from "./check-order";

/**
 * What tells an order from another with the same idempotency key: a hash of all but its answers,
 * and marks of these, one for each of the deployment's keys, newest first; none without answers.
 * `undivided`: for each mark the one hash of everything that earlier versions stored.
 */
export type OrderFingerprint = { order: string; answers: string[]; undivided: string[] };

/**
 * Answers are marked with the deployment's keys, so that a reader of the database can't find out a
 * birth date by trying all days.
 */
const toAnswersMarks = ({ secrets }: { secrets: SecretBox }, answers: Order["answers"]): string[] =>
  secrets
    .deriveKeys("order answers")
    .map((key) => createHmac("sha256", key).update(JSON.stringify(answers)).digest("hex"));

const toHash = (parts: unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex");

export function toFingerprint(
  box: { secrets: SecretBox },
  order: Order,
  userId: string | null,
): OrderFingerprint {
  const parts = [
    order.quoteId,
    order.acceptedTotal,
    order.contact,
    order.travellers,
    order.requests,
    order.acceptedTerms,
    order.isForClient,
    userId,
    // Left out where there is none: orders that were placed before have none in their hash.
    ...(order.replaces ? [order.replaces] : []),
    ...(order.payment ? [order.payment] : []),
  ];
  const answers = order.answers.length > 0 ? toAnswersMarks(box, order.answers) : [];
  return {
    order: toHash(parts),
    answers,
    undivided: answers.map((mark) => toHash([...parts, mark])),
  };
}

/** As a row stores it: the hash and, after a dot, the answers' mark by the newest key. */
export const toStoredFingerprint = ({ order, answers: [mark] }: OrderFingerprint): string =>
  mark === undefined ? order : `${order}.${mark}`;

/**
 * A booking's fingerprint without the mark of its answers, by which the deployment itself could
 * find them. The dot stays: a retry is then recognized by the rest of the order.
 */
export const withoutAnswersMark: SQL<string> = sql`split_part(${bookings.fingerprint}, '.', 1) || '.'`;

/** @throws RouteError 422 `idempotency_key_reused` if a row's order was another one */
export function requireSameOrder(
  stored: string,
  { order, answers, undivided }: OrderFingerprint,
): void {
  const [storedOrder = "", mark] = stored.split(".");
  if (!mark && undivided.includes(storedOrder)) return;
  const hasSameAnswers =
    mark === undefined ? answers.length === 0 : mark === "" || answers.includes(mark);
  if (storedOrder !== order || !hasSameAnswers)
    throw new RouteError(
      422,
      "idempotency_key_reused",
      "This key was used for another booking before",
    );
}

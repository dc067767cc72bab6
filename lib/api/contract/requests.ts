import * as z from "zod";

/**
 * The supplier has to agree first, and answers within so many hours: an order is a request, for
 * which nothing is charged before. Missing where it is confirmed at once.
 */
export const answerWithinHoursSchema = z.number().int().min(1);

import { minuteMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";

const marginMs = 10 * minuteMs;

/** Until when we let it be paid, by Duffel's own end: money takes its time on the way there. */
export const toPayEnd = (end: string): Date => addMs(new Date(end), -marginMs);

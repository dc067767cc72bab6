import * as z from "zod";
import type { OperatorCall } from "./open-operator-call";

const answerSchema = z.object({ notes: z.array(z.string()) });

/** Passes an operator's calls on, and remembers what the last answer wants the operator to know. */
export function hearNotes(call: OperatorCall) {
  let notes: string[] = [];
  const heard: OperatorCall = async (...asked) => {
    const answer = await call(...asked);
    notes = answerSchema.safeParse(answer.body).data?.notes ?? notes;
    return answer;
  };
  return { call: heard, listNotes: () => notes };
}

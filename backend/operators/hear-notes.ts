import * as z from "zod";
import type { OperatorCall } from "./open-operator-call";

const answerSchema = z.object({ notes: z.array(z.string()) });

/** Forwards an operator's calls, and records the notes of the last response. */
export function hearNotes(call: OperatorCall) {
  let notes: string[] = [];
  const heard: OperatorCall = async (...asked) => {
    const answer = await call(...asked);
    notes = answerSchema.safeParse(answer.body).data?.notes ?? notes;
    return answer;
  };
  return { call: heard, listNotes: () => notes };
}

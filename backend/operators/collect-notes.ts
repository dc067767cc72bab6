import * as z from "zod";
import type { OperatorCall } from "./open-operator-call";

const answerSchema = z.object({ notes: z.array(z.string()) });

/** Forwards an operator's calls, and records the notes of the last response. */
export function collectNotes(call: OperatorCall) {
  let notes: string[] = [];
  const collecting: OperatorCall = async (...args) => {
    const answer = await call(...args);
    notes = answerSchema.safeParse(answer.body).data?.notes ?? notes;
    return answer;
  };
  return { call: collecting, listNotes: () => notes };
}

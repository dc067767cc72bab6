import type { NextRequest, NextResponse } from "next/server";
import { deskListNames, type DeskList } from "@/lib/api/contract/desk-lists";
import {
  deleteViewEndpoint,
  renameViewEndpoint,
  saveViewEndpoint,
} from "@/lib/api/contract/saved-views";
import { ApiError } from "@/lib/api/errors";
import { listQueries, toListPath } from "@/lib/lists/list-queries";
import { logProblem } from "@/lib/log-problem";
import { readQueryText } from "@/lib/query-values";
import { toViewProblem, type ViewProblem } from "@/lib/saved-views/view-problems";
import { answerForm, seeOther, type FormVisit } from "./answer-form";
import { refuse } from "./door-error";
import { toSignIn } from "./return-form";

/** Back to a list, with the filters that it had. */
function toPath(list: DeskList, query: string, problem: ViewProblem | null): string {
  const filters = listQueries[list].rewrite(readQueryText(query));
  return toListPath(list, { ...filters, view: problem ?? undefined });
}

const forms = {
  save: ({ form, ask }: FormVisit, list: DeskList) =>
    ask((api) =>
      api.call(saveViewEndpoint, {
        body: {
          list,
          name: form.name ?? "",
          query: form.query ?? "",
          isShared: form.shared === "yes",
        },
      }),
    ),
  rename: ({ form, ask }: FormVisit) =>
    ask((api) =>
      api.call(renameViewEndpoint, {
        params: { id: form.id ?? "" },
        body: { name: form.name ?? "" },
      }),
    ),
  delete: ({ form, ask }: FormVisit) =>
    ask((api) => api.call(deleteViewEndpoint, { params: { id: form.id ?? "" } })),
};

/** Handles the forms of saved views, and leads back to their list. */
export const answerSavedView = (
  request: NextRequest,
  { locale, form: name }: { locale: string; form: string },
): Promise<NextResponse> =>
  answerForm(request, locale, async (visit) => {
    const list = deskListNames.find((each) => each === visit.form.list);
    if (!list || !Object.hasOwn(forms, name))
      throw refuse(400, "invalid_input", "This form is of no list");
    const toHere = (problem: ViewProblem | null) => toPath(list, visit.form.query ?? "", problem);
    const back = (problem: ViewProblem | null) => seeOther(`${visit.prefix}${toHere(problem)}`);
    try {
      await forms[name as keyof typeof forms](visit, list);
      return back(null);
    } catch (error) {
      if (!(error instanceof ApiError)) logProblem("saved view", error);
      else if (error.status === 401) return seeOther(toSignIn(visit, toHere(null)));
      const problem = error instanceof ApiError ? toViewProblem(error) : "failed";
      // Deleted twice: what was wanted.
      return back(name === "delete" && problem === "gone" ? null : problem);
    }
  });

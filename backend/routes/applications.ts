import {
  answerApplicationQuestionEndpoint,
  createApplicationEndpoint,
  decideApplicationEndpoint,
  getApplicationEndpoint,
  getApplicationFormEndpoint,
  listApplicationsEndpoint,
  openApplicationQuestionEndpoint,
} from "@/lib/api/contract/applications";
import { answerQuestion, openQuestion } from "../applications/answer-question";
import { createApplication, getApplicationForm } from "../applications/create-application";
import { decideApplication } from "../applications/decide-application";
import { getApplication } from "../applications/get-application";
import { listApplications } from "../applications/list-applications";
import type { ScopedDatabase } from "../db/scoped";
import { createLimiter } from "../limits/create-limiter";
import type { OpenCounter } from "../limits/open-counter";
import { applicationLimits } from "../limits/order-limits";
import type { Handle } from "../http/request-context";
import { requireSignedIn } from "../sessions/require-signed-in";

type Settings = { db: ScopedDatabase; openCounter: OpenCounter; now: () => Date };

/** Would-be agents: how they apply, and who decides. */
export function registerApplicationRoutes(
  handle: Handle,
  { db, openCounter, now }: Settings,
): void {
  const dependencies = { db, limiter: createLimiter(applicationLimits, openCounter), now };
  handle(getApplicationFormEndpoint, (context) => getApplicationForm(dependencies, context));
  handle(createApplicationEndpoint, async (context, { body }) => ({
    application: await createApplication(dependencies, requireSignedIn(context), body),
  }));
  // An old session doesn't block a mailed link.
  const anybody = { toleratesEndedSession: true };
  handle(
    openApplicationQuestionEndpoint,
    ({ agency }, { body }) => openQuestion(db, agency, { ...body, now: now() }),
    anybody,
  );
  handle(
    answerApplicationQuestionEndpoint,
    async ({ agency }, { body }) => {
      await answerQuestion(db, agency, { ...body, now: now() });
      return { ok: true as const };
    },
    anybody,
  );
  handle(listApplicationsEndpoint, (context, { query }) =>
    listApplications(db, requireSignedIn(context), query),
  );
  handle(getApplicationEndpoint, async (context, { params }) => ({
    application: await getApplication(db, requireSignedIn(context), params),
  }));
  handle(decideApplicationEndpoint, async (context, { params, body }) => ({
    application: await decideApplication(db, requireSignedIn(context), {
      ...params,
      decision: body,
      now: now(),
    }),
  }));
}

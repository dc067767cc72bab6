import { randomUUID } from "node:crypto";
import type { NextRequest, NextResponse } from "next/server";
import {
  changeWebhookEndpoint,
  createWebhookEndpoint,
  removeWebhookEndpoint,
  replayWebhookDeliveryEndpoint,
  rollWebhookSecretEndpoint,
  startWebhookEndpoint,
  testWebhookEndpoint,
} from "@/lib/api/contract/webhooks";
import { formDraftCookies, toFormDraftValues } from "@/lib/forms/form-draft";
import { paths } from "@/lib/paths";
import {
  readEvents,
  secretDraft,
  webhookForms,
  webhookRefusals,
  type WebhookForm,
} from "@/lib/webhooks/webhook-forms";
import { answerForm, type FormVisit } from "./answer-form";
import { refuse } from "./door-error";
import { answerOrReturn } from "./return-form";
import { setDraftCookies } from "./set-draft-cookies";

/** A new secret and the webhook that it is of. */
type NewSecret = { id: string; secret: string };
type Work = (visit: FormVisit, id: string) => Promise<NewSecret | object>;

const work: Record<WebhookForm, Work> = {
  async create({ ask, form }) {
    const body = { url: form.url ?? "", events: readEvents(form) };
    const { webhook, secret } = await ask((api) => api.call(createWebhookEndpoint, { body }));
    return { id: webhook.id, secret };
  },
  change: ({ ask, form }, id) =>
    ask((api) =>
      api.call(changeWebhookEndpoint, { params: { id }, body: { events: readEvents(form) } }),
    ),
  async roll({ ask }, id) {
    const { secret } = await ask((api) => api.call(rollWebhookSecretEndpoint, { params: { id } }));
    return { id, secret };
  },
  start: ({ ask }, id) => ask((api) => api.call(startWebhookEndpoint, { params: { id } })),
  test: ({ ask }, id) => ask((api) => api.call(testWebhookEndpoint, { params: { id } })),
  replay: ({ ask, form }, id) =>
    ask((api) =>
      api.call(replayWebhookDeliveryEndpoint, {
        params: { id, deliveryId: form.delivery ?? "" },
      }),
    ),
  remove: ({ ask }, id) => ask((api) => api.call(removeWebhookEndpoint, { params: { id } })),
};

/**
 * Handles the forms of the agency's webhooks, by the last part of their paths. A new secret gets to
 * the page by the cookies of returned forms: it is in no address, and gone with the next form.
 */
export const answerWebhookForm = (
  request: NextRequest,
  { locale, form }: { locale: string; form: string },
): Promise<NextResponse> =>
  answerForm(request, locale, async (visit) => {
    const name = webhookForms.find((each) => each === form);
    if (!name) throw refuse(404, "not_found", "There is no such form");
    const id = visit.form.id ?? "";
    const open = name === "create" || name === "remove" ? undefined : id;
    const key = randomUUID();
    let made: NewSecret | null = null;
    const answer = await answerOrReturn(visit, {
      name,
      toBack: (again) => paths.developers({ again, open }),
      refusals: webhookRefusals,
      async work() {
        const done = await work[name](visit, id);
        if ("secret" in done) made = done;
        return `${paths.developers({ done: name, open, shown: made ? key : undefined })}#done`;
      },
    });
    if (!made) return answer;
    return setDraftCookies(answer, formDraftCookies, {
      values: toFormDraftValues({
        ...{ key, form: secretDraft, fields: { ...(made as NewSecret) } },
        ...{ invalid: [], refusal: null },
      }),
      path: `${visit.prefix}${paths.developers()}`,
    });
  });

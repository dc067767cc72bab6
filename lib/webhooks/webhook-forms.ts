import { webhookEvents, type WebhookEvent } from "@/lib/api/contract/webhook-events";
import type { RefusalTable } from "@/lib/forms/form-refusals";

/** The forms of the page of webhooks, by the last part of where they are posted. */
export const webhookForms = [
  "create",
  "change",
  "roll",
  "start",
  "test",
  "replay",
  "remove",
] as const;
export type WebhookForm = (typeof webhookForms)[number];

/** Why one of them came back, besides what any form says. */
export const webhookRefusals = {
  too_many_webhooks: "full",
  webhook_stopped: "stopped",
} as const satisfies RefusalTable;

/**
 * A field for each event: the form that asks for the password sends one value of each name again.
 */
export const toEventField = (event: WebhookEvent) => `event-${event}`;

/** The events that a form has chosen. */
export const readEvents = (fields: Readonly<Record<string, string>>): WebhookEvent[] =>
  webhookEvents.filter((event) => fields[toEventField(event)] !== undefined);

/** The draft by which a new secret gets to its page, where it is shown once. */
export const secretDraft = "secret";

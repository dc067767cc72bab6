import type { NextRequest, NextResponse } from "next/server";
import {
  addClientNoteEndpoint,
  createClientEndpoint,
  handOverClientEndpoint,
  saveClientEndpoint,
} from "@/lib/api/contract/clients";
import { toClientField, toClientInput } from "@/lib/clients/client-form";
import { clientRefusals } from "@/lib/clients/client-refusals";
import { paths } from "@/lib/paths";
import { answerForm, type FormVisit } from "./answer-form";
import { answerOrReturn } from "./return-form";

type Which = { locale: string; reference: string };

/** Handles the form of a new client, and leads to their page. */
export const answerNewClient = (
  request: NextRequest,
  { locale }: { locale: string },
): Promise<NextResponse> =>
  answerForm(request, locale, (visit) => {
    const { form, ask } = visit;
    return answerOrReturn(visit, {
      name: "client",
      toBack: (again) => paths.newClient({ again }),
      refusals: clientRefusals,
      toField: (path) => toClientField(path, form),
      async work() {
        const body = { client: toClientInput(form), idempotencyKey: form.idempotencyKey ?? "" };
        const { client } = await ask((api) => api.call(createClientEndpoint, { body }));
        return `${paths.client(client.reference, { done: "added" })}#done`;
      },
    });
  });

const answerOfClient = (
  visit: FormVisit,
  reference: string,
  form: Pick<Parameters<typeof answerOrReturn>[1], "name" | "toField" | "work">,
): Promise<NextResponse> =>
  answerOrReturn(visit, {
    ...form,
    toBack: (again) => paths.client(reference, { again }),
    refusals: clientRefusals,
  });

/** Handles the form of a kept client, and leads back to their page. */
export const answerClient = (
  request: NextRequest,
  { locale, reference }: Which,
): Promise<NextResponse> =>
  answerForm(request, locale, (visit) => {
    const { form, ask } = visit;
    return answerOfClient(visit, reference, {
      name: "client",
      toField: (path) => toClientField(path, form),
      async work() {
        const body = { client: toClientInput(form), version: Number(form.version) };
        await ask((api) => api.call(saveClientEndpoint, { params: { reference }, body }));
        return `${paths.client(reference, { done: "saved" })}#done`;
      },
    });
  });

/** Handles the form of a client's notes, and leads back to them. */
export const answerClientNote = (
  request: NextRequest,
  { locale, reference }: Which,
): Promise<NextResponse> =>
  answerForm(request, locale, (visit) => {
    const { text = "", idempotencyKey = "" } = visit.form;
    const input = { params: { reference }, body: { text, idempotencyKey } };
    return answerOfClient(visit, reference, {
      name: "note",
      async work() {
        await visit.ask((api) => api.call(addClientNoteEndpoint, input));
        return `${paths.client(reference, { done: "noted" })}#done`;
      },
    });
  });

/** Handles the form that says whose client it is, and leads back to their page. */
export const answerHandOver = (
  request: NextRequest,
  { locale, reference }: Which,
): Promise<NextResponse> =>
  answerForm(request, locale, (visit) => {
    const input = { params: { reference }, body: { agentId: visit.form.agent || null } };
    return answerOfClient(visit, reference, {
      name: "handOver",
      async work() {
        await visit.ask((api) => api.call(handOverClientEndpoint, input));
        return `${paths.client(reference, { done: "handedOver" })}#done`;
      },
    });
  });

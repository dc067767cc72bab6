"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import { FormField } from "@/components/site/forms/form-field.client";
import { FormProblem } from "@/components/site/forms/form-problem.client";
import { useForm } from "@/components/site/forms/use-form.client";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { TextArea } from "@/components/ui/text-area";
import { TextInput } from "@/components/ui/text-input";
import { createTicketMutation } from "@/lib/queries/tickets";
import { randomUuid } from "@/lib/random-uuid";

/**
 * The support request form. Submitted twice by accident it is the same request: the key only
 * changes with the text.
 */
export function TicketForm({ defaultSubject }: { defaultSubject: string }) {
  const t = useTranslations("tickets.form");
  const router = useRouter();
  const element = useRef<HTMLFormElement>(null);
  const key = useRef<{ words: string; uuid: string } | null>(null);
  const keyFor = (words: string) => {
    if (key.current?.words !== words) key.current = { words, uuid: randomUuid() };
    return key.current.uuid;
  };
  const { form, isDone, answer } = useForm({
    names: ["subject", "message"],
    toBody: ({ subject, message }) => ({
      subject: subject.trim(),
      message: message.trim(),
      idempotencyKey: keyFor(`${subject.trim()}\n${message.trim()}`),
    }),
    check: ({ subject, message }) => ({
      subject: subject.trim().length < 3 ? t("subjectShort") : null,
      message: message.trim().length < 10 ? t("messageShort") : null,
    }),
    mutation: createTicketMutation(),
    onDone: () => {
      key.current = null;
      element.current?.reset();
      router.refresh();
    },
  });
  return (
    <form {...form.props} ref={element} className="space-y-5">
      <FormProblem form={form} />
      <div role="status">
        {isDone && answer && (
          <Notice title={t("sentTitle")}>
            <p>{t("sent", { reference: answer.ticket.reference })}</p>
          </Notice>
        )}
      </div>
      <FormField form={form} name="subject" label={t("subject")}>
        {(control) => (
          <TextInput {...control} defaultValue={defaultSubject} required maxLength={120} />
        )}
      </FormField>
      <FormField form={form} name="message" label={t("message")} hint={t("messageHint")}>
        {(control) => <TextArea {...control} required maxLength={5000} />}
      </FormField>
      <Button type="submit" isLoading={form.isSending}>
        {t("submit")}
      </Button>
    </form>
  );
}

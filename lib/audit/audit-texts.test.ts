import { auditActions, auditSubjects } from "@/lib/api/contract/audit";
import { languageCodes } from "@/lib/api/contract/languages";
import { readMessages } from "@/lib/i18n/messages";

const textAt = (messages: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], messages);

it.each(languageCodes)("says every action and subject of the audit in %s", async (language) => {
  const messages = await readMessages(language);
  const names = [
    ...auditActions.map((action) => `audit.actions.${action}`),
    ...auditSubjects.map((subject) => `audit.subjects.${subject}`),
  ];
  expect(names.filter((name) => typeof textAt(messages, name) !== "string")).toEqual([]);
});

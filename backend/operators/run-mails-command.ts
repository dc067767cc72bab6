import * as z from "zod";
import { failedMailSchema } from "../mail/list-failed-mails";
import type { OperatorCall } from "./open-operator-call";
import { ask } from "./operator-input";

export const mailsUsage = `  mails failed [<subdomain>]         mails that couldn't be sent so far or were given up, with the reason
  mails resend <subdomain> <id>|all  sends one of them once more, or all that were given up`;

const listAnswer = z.object({ mails: z.array(failedMailSchema) });

async function listFailed(subdomain: string | undefined, call: OperatorCall): Promise<string> {
  const { mails } = await ask(
    listAnswer,
    call("GET", `/mails/failed${subdomain ? `?agency=${encodeURIComponent(subdomain)}` : ""}`),
  );
  if (mails.length === 0) return "No mail has failed.";
  return mails
    .map(({ id, agency, kind, to, createdAt, attempts, lastError, nextAttemptAt, canResend }) => {
      const next = nextAttemptAt
        ? `tried again at ${nextAttemptAt}`
        : canResend
          ? "given up"
          : "given up, its text is gone";
      return [id, agency, kind, to, createdAt, `${attempts} tries, ${next}: ${lastError}`].join(
        "  ",
      );
    })
    .join("\n");
}

/**
 * `failed` and `resend`.
 * @returns what to print, or null for invalid usage
 * @throws CommandError with one line per invalid field
 */
export async function runMailsCommand(
  [command, subdomain, id]: string[],
  call: OperatorCall,
): Promise<string | null> {
  if (command === "failed") return listFailed(subdomain, call);
  if (command !== "resend" || !subdomain || !id) return null;
  const { resent } = await ask(
    z.object({ resent: z.number() }),
    call("POST", `/agencies/${encodeURIComponent(subdomain)}/mails/resend`, { id }),
  );
  return resent === 0
    ? "No mail has been given up that could be sent."
    : `${resent} ${resent === 1 ? "mail is" : "mails are"} sent within seconds, if SMTP_URL is set.`;
}

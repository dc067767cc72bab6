import { readFileSync } from "node:fs";

type Mail = {
  kind: string;
  to: string;
  replyTo: string | null;
  language: string;
  subject: string;
  text: string;
  html: string;
};

const testedDataDir = `./.data-e2e/${process.env.E2E_BACKEND === "separate" ? "backend" : "site"}`;

/**
 * An agency's mails to an address, newest first, as an operator reads them: without SMTP they are
 * stored. A site other than the tested one has a `dataDir`.
 */
export async function listMails(
  agency: string,
  to: string,
  { dataDir = testedDataDir } = {},
): Promise<Mail[]> {
  const { url, operatorToken } = JSON.parse(readFileSync(`${dataDir}/backend.json`, "utf8")) as {
    url: string;
    operatorToken: string;
  };
  const response = await fetch(
    `${url}/api/operator/mails?${new URLSearchParams({ agency, to }).toString()}`,
    {
      headers: { Authorization: `Bearer ${operatorToken}` },
    },
  );
  return ((await response.json()) as { mails: Mail[] }).mails;
}

/** Path and query of the first link to the agency's site in a mail. */
export function linkIn({ text }: Mail): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (!link) throw new Error(`there is no link in: ${text}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

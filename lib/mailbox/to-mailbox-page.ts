import { html } from "hono/html";
import type { KeptMail } from "@/lib/api/contract/mails";

/** A mail's links open outside its frame, which can't navigate itself. */
const toFrame = (mail: string) => `<base target="_blank">${mail}`;

const toArticle = ({
  subject,
  to,
  replyTo,
  language,
  kind,
  createdAt,
  html: body,
  text,
}: KeptMail) => html`
  <details>
    <summary>
      <strong>${subject}</strong><br />${to} · ${kind} · ${language} ·
      ${createdAt}${replyTo && ` · Reply-To ${replyTo}`}
    </summary>
    <iframe
      title="${subject}"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcdoc="${toFrame(body)}"
      style="width:100%;height:40rem;border:1px solid"
    ></iframe>
    <pre style="white-space:pre-wrap">${text}</pre>
  </details>
`;

/** For developers, in English: an agency's mails, HTML in a frame without scripts, text below. */
export function toMailboxPage(mails: KeptMail[]): string {
  const page = html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Mailbox</title>
      <body
        style="font-family:system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem"
      >
        <h1>Mailbox</h1>
        ${mails.length === 0 ? html`<p>No mail yet.</p>` : mails.map(toArticle)}
      </body>
    </html>`;
  if (page instanceof Promise) throw new Error("A page is made of texts that are there");
  return page.toString();
}

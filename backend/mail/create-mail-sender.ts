import { createTransport } from "nodemailer";
import type { ClaimedMail } from "./claim-mails";

const isLoopback = (host: string) => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(host);

/**
 * Hands mails to the mail server of `smtpUrl`. A mail has the same Message-ID each time, so that
 * one sent twice is known as one. Names and addresses go in as such and are never parsed: no name
 * adds a recipient or a header.
 */
export function createMailSender({ smtpUrl, mailFrom }: { smtpUrl: string; mailFrom: string }) {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // Without this a man in the middle could turn encryption off.
    requireTLS: !isLoopback(new URL(smtpUrl).hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = mailFrom.slice(mailFrom.lastIndexOf("@") + 1);
  return {
    /** @throws the mail server's or the network's error */
    send: async ({
      id,
      fromName,
      recipient,
      replyTo,
      subject,
      html,
      text,
      language,
      createdAt,
    }: ClaimedMail): Promise<void> => {
      await transport.sendMail({
        messageId: `<${id}@${domain}>`,
        date: createdAt,
        from: { name: fromName, address: mailFrom },
        to: { name: "", address: recipient },
        ...(replyTo ? { replyTo: { name: "", address: replyTo } } : {}),
        subject,
        html,
        text,
        // RFC 3834: no machine should answer it.
        headers: { "Auto-Submitted": "auto-generated", "Content-Language": language },
      });
    },
    close: () => transport.close(),
  };
}

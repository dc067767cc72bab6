import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

type Received = Email & { recipients: string[] };

/**
 * A real mail server on loopback that stores what it gets. `refuseWith` decides per recipient: an
 * SMTP status such as 451, or null to accept.
 */
export async function openMailServer({
  refuseWith = () => null,
}: { refuseWith?: (recipient: string) => number | null } = {}) {
  const received: Received[] = [];
  async function keep(stream: Readable, { envelope }: SMTPServerSession, done: () => void) {
    const source = await buffer(stream);
    received.push({
      ...(await PostalMime.parse(source)),
      recipients: envelope.rcptTo.map(({ address }) => address),
    });
    done();
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, callback) =>
      callback(password === "right" ? null : new Error("Invalid login"), { user: "site" }),
    onRcptTo: ({ address }, _session, callback) => {
      const status = refuseWith(address);
      callback(
        status ? Object.assign(new Error("not now, not here"), { responseCode: status }) : null,
      );
    },
    onData: (stream, session, callback) => void keep(stream, session, callback),
  });
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

import { listDevelopmentMails } from "@/lib/data/development-mails";
import { env } from "@/lib/env";
import { toMailboxPage } from "@/lib/mailbox/to-mailbox-page";

const headers = { "Content-Type": "text/html; charset=utf-8", "X-Robots-Tag": "noindex" };

/** The agency's mails, only under `npm run dev`; the backend rejects the call elsewhere as well. */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/[tenant]/[locale]/dev/mailbox">,
) {
  if (env().NODE_ENV !== "development") return new Response(null, { status: 404, headers });
  const { tenant } = await params;
  return new Response(toMailboxPage(await listDevelopmentMails(tenant)), { headers });
}

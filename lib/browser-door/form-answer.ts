import { NextResponse, type NextRequest } from "next/server";
import { goTo } from "./sso-answers";

/** Whether the page's script sent a form: it goes itself where the answer leads. */
export const isSentByScript = ({ headers }: Pick<NextRequest, "headers">): boolean =>
  headers.get("accept") === "application/json";

/** Where a form leads: a redirect, or the same address as JSON for the page's script. */
export const leadTo = (request: Pick<NextRequest, "headers">, location: string): NextResponse =>
  isSentByScript(request) ? NextResponse.json({ location }) : goTo(location);

import { parseSetCookie, stringifyCookie } from "cookie";
import { post } from "./post.mjs";

/** The session cookies of a demo user. */
export async function signIn({ port, host, role = "traveller" }) {
  const content = { email: `${role}@${host.replace(/:.*/, "")}`, password: "wander-Far-2026" };
  const { headers } = await post({ port, host, path: "/api/user/login", content });
  const cookies = headers["set-cookie"].map((line) => parseSetCookie(line));
  return stringifyCookie(Object.fromEntries(cookies.map(({ name, value }) => [name, value])));
}

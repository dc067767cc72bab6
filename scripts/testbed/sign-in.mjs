import { post } from "./post.mjs";

/** The cookies of a demo user's session. */
export async function signIn({ port, host, role = "traveller" }) {
  const content = { email: `${role}@${host.replace(/:.*/, "")}`, password: "wander-Far-2026" };
  const { headers } = await post({ port, host, path: "/api/user/login", content });
  return headers["set-cookie"].map((line) => line.split(";", 1)[0]).join("; ");
}

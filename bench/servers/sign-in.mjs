import { ask } from "../load/ask.mjs";

/** The cookies of a demo traveller's session. */
export async function signIn({ port, host }) {
  const body = JSON.stringify({ email: `traveller@${host}`, password: "wander-Far-2026" });
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body), origin: `http://${host}:${port}` };
  const answer = await ask({ port, host: `${host}:${port}`, path: "/api/user/login", method: "POST", headers, body });
  if (answer.status !== 200) throw new Error(`signing in was answered with ${answer.status}: ${answer.body.toString().slice(0, 300)}`);
  return answer.headers["set-cookie"].map((line) => line.split(";", 1)[0]).join("; ");
}

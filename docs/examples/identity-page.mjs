// An agency's own site that signs its users in at the travel site with a signed link (docs/sso.md):
// one file without dependencies. Under `npm start` it is the demo's own site of Nordlys. To run it
// separately, with the settings and the secret of docs/sso.md:
// SSO_SECRET=replace-me-by-40-random-characters-or-more node docs/examples/identity-page.mjs
// It doesn't authenticate anybody, so it is for this machine only: your own site has a login where
// this one has buttons.
import { createHmac, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";

const {
  SSO_SECRET,
  SITE = "http://nordlys.localhost:3000",
  ISSUER = "https://www.nordlys.example",
  PORT = "4400",
} = process.env;
if (!SSO_SECRET)
  throw new Error("SSO_SECRET: is needed, the secret that the travel site knows this one by");
const { origin, hostname } = new URL(SITE);

const people = [
  { id: "traveller", firstName: "Tessa", lastName: "Lindqvist", about: "Traveller" },
  {
    id: "agent",
    firstName: "Amir",
    lastName: "Haddad",
    about: "Travel agent, sees wholesale prices",
  },
  {
    id: "restricted",
    firstName: "Renata",
    lastName: "Prado",
    about: "Travel agent, restricted to travellers’ prices",
  },
  { id: "sales", firstName: "Soren", lastName: "Dahl", about: "Sales agent" },
  {
    id: "freja",
    firstName: "Freja",
    lastName: "Holm",
    about: "New there: the first sign-in makes her a traveller",
  },
].map((person) => ({ ...person, email: `${person.id}@${hostname}` }));

/**
 * A token that asserts the user, valid for a minute and one use. With the browser's state the
 * travel site needs no click.
 */
function signInToken(person, state) {
  const now = Math.floor(Date.now() / 1000);
  const encode = (part) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const claims = {
    iss: ISSUER,
    aud: hostname,
    sub: person.id,
    email: person.email,
    given_name: person.firstName,
    family_name: person.lastName,
    iat: now,
    exp: now + 60,
    jti: randomUUID(),
    ...(state ? { state } : {}),
  };
  const signed = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`;
  return `${signed}.${createHmac("sha256", SSO_SECRET).update(signed).digest("base64url")}`;
}

/**
 * Log In sends a deal's full URL; a sign-in only redirects to paths of the travel site, and this
 * page to no other site.
 */
function toPath(address) {
  if (!address || !URL.canParse(address, origin)) return "/";
  const target = new URL(address, origin);
  return target.origin === origin ? `${target.pathname}${target.search}` : "/";
}

const escape = (value) => value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const toField = ([name, value]) =>
  `<input type="hidden" name="${name}" value="${escape(value)}" />`;
const toButton = ({ id, firstName, lastName, about }) =>
  `<li><button name="person" value="${id}"><strong>${firstName} ${lastName}</strong> <span>${about}</span></button></li>`;

const toPage = (kept) => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <title>Nordlys Rejser — the agency’s own site (demo)</title>
  <link rel="icon" href="data:," />
  <style>
    :root { color-scheme: light dark; --ink: light-dark(#14302f, #e4f1ef); --soft: light-dark(#4a6664, #a5c0bd); --brand: light-dark(#0f5e6b, #7fd6df); }
    * { box-sizing: border-box; margin: 0; }
    body { min-height: 100vh; padding: 0 1.25rem 3rem; color: var(--ink); background: light-dark(#f1f7f7, #0a191d); font: 1rem/1.5 system-ui, sans-serif; }
    header { margin: 0 -1.25rem 2rem; padding: 3.5rem 1.25rem 3rem; color: #fff; background: linear-gradient(160deg, #0a2e3f 15%, #0f5e6b 60%, #257a5c); }
    header > *, main { max-width: 34rem; margin-inline: auto; }
    h1 { font-size: 2.25rem; line-height: 1.15; letter-spacing: -0.02em; }
    main, ul { display: grid; gap: 1.25rem; }
    h2 { font-size: 1.375rem; }
    ul { gap: 0.75rem; padding: 0; list-style: none; }
    button { display: grid; width: 100%; padding: 0.875rem 1.125rem; font: inherit; text-align: start; color: inherit; cursor: pointer;
      background: light-dark(#fff, #12282d); border: 1px solid light-dark(#6b8c8b, #5f838a); border-radius: 0.875rem; }
    button:hover { border-color: var(--brand); box-shadow: 0 4px 16px rgb(15 94 107 / 0.16); }
    :focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
    strong { color: var(--brand); font-size: 1.0625rem; }
    span, main > p { color: var(--soft); }
    a { color: var(--brand); overflow-wrap: anywhere; }
  </style>
  <header><h1>Nordlys Rejser</h1><p>The agency’s own site (demo)</p></header>
  <main>
    <h2>Who are you?</h2>
    <p>Nordlys’ people log in here, at its own site, and arrive signed in at <a href="${origin}/">${hostname}</a>. This is a demo: choose somebody.</p>
    <form method="post" action="/sign-in">${Object.entries(kept).map(toField).join("")}<ul>${people.map(toButton).join("")}</ul></form>
    <p>The agency’s owner and admin get in by their password, at <a href="${origin}/login?direct=true">its direct login</a>.</p>
  </main>
</html>`;

const headers = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-store",
  "Content-Security-Policy": `default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'self' ${origin}; frame-ancestors 'none'; base-uri 'none'`,
};

const server = createServer(async (request, response) => {
  const answer = (status, body) => response.writeHead(status, headers).end(body);
  const goTo = (location) =>
    response.writeHead(303, { Location: location, "Cache-Control": "no-store" }).end();
  // Under another name, another site's page could read the tokens (DNS rebinding).
  if (request.headers.host !== `localhost:${server.address().port}`)
    return answer(421, "This is localhost alone");
  const [path, query] = request.url.split("?", 2);
  const isRead = request.method === "GET";
  const sent = new URLSearchParams(isRead ? query : await text(request).catch(() => ""));
  const state = sent.get("state") ?? "";
  const navigateTo = toPath(sent.get("navigateTo"));

  // The sign-in begins at the travel site, which then recognises this browser by the state it
  // sends.
  if (isRead && path === "/")
    return state
      ? answer(200, toPage({ state, navigateTo }))
      : goTo(`${origin}/sso/start?${new URLSearchParams({ navigateTo })}`);
  const person = people.find(({ id }) => id === sent.get("person"));
  if (isRead || path !== "/sign-in" || !person) return answer(404, "There is nothing here");
  // In the fragment, which is never sent to a server or logged.
  return goTo(
    `${origin}/sso#${new URLSearchParams({ token: signInToken(person, state), navigateTo })}`,
  );
});
server.listen(Number(PORT), "127.0.0.1", () =>
  console.log(`http://localhost:${server.address().port}/`),
);

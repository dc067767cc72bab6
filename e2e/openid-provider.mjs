// A real OpenID provider for the end-to-end tests, run in a separate process: a user who signs in
// as x there has the verified address x@people.example. Its only argument is the clients as JSON;
// its first line is its issuer.
import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { Provider } from "oidc-provider";

const server = createServer().listen(0, "127.0.0.1", () => {
  const issuer = `http://localhost:${server.address().port}`;
  const provider = new Provider(issuer, {
    clients: JSON.parse(process.argv[2]),
    cookies: { keys: [randomBytes(16).toString("hex")] },
    pkce: { required: () => true },
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["given_name", "family_name"],
    },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: `${id}@people.example`,
        email_verified: true,
        given_name: "Freja",
        family_name: "Holm",
      }),
    }),
    features: { devInteractions: { enabled: true }, rpInitiatedLogout: { enabled: true } },
  });
  const answer = provider.callback();
  server.on("request", (request, response) => void answer(request, response));
  console.log(issuer);
});

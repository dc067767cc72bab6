import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { logProblem } from "@/lib/log-problem";
import { logLine } from "./log-line";
import { redactSecrets } from "./redact-secrets";

const lines = () => jest.mocked(console.error).mock.calls.map(([line]) => String(line));
beforeEach(() => void jest.mocked(console.error).mockImplementation(() => {}));

it("removes secrets that an error quotes from a header, a URL or a body, anywhere in a line", () => {
  const secret = fc.string({
    minLength: 8,
    maxLength: 60,
    unit: fc.constantFrom(..."abcXYZ0189-_.~{}<>äö%".split("")),
  });
  const shapes: ((token: string) => string)[] = [
    (token) => `Headers.append: "Bearer ${token}" is an invalid header value.`,
    (token) => `Failed to parse URL from https://a.test/verify?token=${token}`,
    (token) => `cookie: locale=en; __Host-sid=${token}`,
    (token) => `sid=${token}; Path=/`,
    (token) => `body {"accessToken":"${token}","user":{}}`,
    (token) => `connect smtps://user:${token.replace(/[/@]/g, "")}@mail.example.com`,
  ];
  let count = 0;
  fc.assert(
    fc.property(secret, fc.constantFrom(...shapes), (token, toText) => {
      const error = new TypeError(toText(token));
      logLine("error", { message: error.message, error, extra: { nested: [error.message] } });
      // Each problem has its own name: only one line per second is written for each kind.
      logProblem(`kind ${(count += 1)}`, error);
      for (const line of lines()) expect(line).not.toContain(JSON.stringify(token).slice(1, -1));
      jest.mocked(console.error).mockClear();
    }),
  );
});

it("redacts our tokens and JSON Web Tokens without a keyword beside them", () => {
  const token = `${randomBytes(31).toString("base64url")}aA`.slice(-43);
  const jwt = `eyJhbGciOiJIUzI1NiJ9.${randomBytes(20).toString("base64url")}.${randomBytes(32).toString("base64url")}`;
  expect(redactSecrets(`found ${token}, and ${jwt}.`)).toBe("found [redacted], and [redacted].");
});

it.each([
  "connect ECONNREFUSED 127.0.0.1:4000 code=ECONNREFUSED",
  "POST /api/user/login answered outside the contract at user.personal_info",
  "3f2504e0-4f89-11d3-9a0c-0305e82c3301 of components/site/forms/use-password-problem.client.ts",
  `trace ${"0af7651916cd43dd8448eb211c80319c".repeat(2)}`,
])("keeps what explains a problem: %s", (text) => expect(redactSecrets(text)).toBe(text));

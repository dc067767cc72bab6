import { hash, verify, type Options } from "@node-rs/argon2";
import { RouteError } from "../errors/route-error";
import { createSemaphore } from "../limits/create-semaphore";

/**
 * OWASP's parameters for argon2id: 19 MiB, two passes, one lane. The library's default algorithm is
 * argon2id.
 */
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing is slow by design: more at once than cores would slow down every other response. */
const hashing = createSemaphore({
  maximum: 4,
  maximumWaiting: 100,
  onFull: () =>
    new RouteError(
      503,
      "busy",
      "Too many people are signing in, please try again in a moment",
      undefined,
      { "Retry-After": "5" },
    ),
});

/** The salt of an argon2id hash in its usual form: `$argon2id$v=19$m=…,t=…,p=…$<salt>$<hash>`. */
const saltOf = (passwordHash: string): Buffer =>
  Buffer.from(passwordHash.split("$")[4] ?? "", "base64");

/**
 * @param like another hash whose salt this one reuses, so that one computation compares a password
 * with both
 * @throws RouteError 503 if too many are waiting
 */
export const hashPassword = (
  password: string,
  { like }: { like?: string | undefined } = {},
): Promise<string> =>
  hashing(() => hash(password, like ? { ...options, salt: saltOf(like) } : options));

let dummyHash: Promise<string> | undefined;

/**
 * Whether the password matches the hash. Without a hash (unknown e-mail) the same work is done, so
 * that timing doesn't reveal who has an account.
 * @throws RouteError 503 if too many are waiting
 */
export async function isPasswordOf(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  const against = passwordHash ?? (await (dummyHash ??= hash("nobody's password", options)));
  const isRight = await hashing(() => verify(against, password));
  return isRight && passwordHash !== null;
}

import { addMs } from "@/lib/dates/instants";
const maximumAttempts = 10;
const firstDelayMs = 60_000;

type Failure = Error & { code?: string; responseCode?: number; response?: string };

/**
 * The server will never take this mail. A failed login isn't final: operators can mend the
 * password.
 */
const isFinal = ({ code, responseCode = 0 }: Failure) => responseCode >= 500 && code !== "EAUTH";

/**
 * When to try again after a failure: in 1, 2, 4 … minutes, ten times within nine hours. Null to
 * give up.
 */
export function toNextAttempt(
  failure: Failure,
  { attempts, now }: { attempts: number; now: Date },
): Date | null {
  if (isFinal(failure) || attempts >= maximumAttempts) return null;
  return addMs(now, firstDelayMs * 2 ** (attempts - 1));
}

/** A failure in one line for operators, without the mail server's password. */
export function toFailureText({ code, message }: Failure, smtpUrl: string): string {
  const { username, password } = new URL(smtpUrl);
  const secrets = [
    password,
    decodeURIComponent(password),
    btoa(`\0${decodeURIComponent(username)}\0${decodeURIComponent(password)}`),
  ].filter((secret) => secret !== "" && password !== "");
  const text = `${code ?? "error"}: ${message}`.replace(/[\p{Cc}\s]+/gu, " ");
  return secrets.reduce((line, secret) => line.replaceAll(secret, "…"), text).slice(0, 300);
}

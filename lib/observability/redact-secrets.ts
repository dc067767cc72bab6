/**
 * Headers with a credential, to the end of the line: a malformed token may contain spaces and
 * quotes.
 */
const credentials = /\b(Bearer|Basic)\s+\S.*/gi;
/** Parameters, cookies and JSON members with a secret value. */
const secretNames =
  "(?:__Host-)?sid|[a-z_]*token|[a-z_]*password|[a-z_]*secret|ticket|code_?verifier|nonce|state|code|key|proof";
const parameters = new RegExp(`(?<![\\w-])(${secretNames})=[^\\s&;"']+`, "gi");
const members = new RegExp(`"(${secretNames})"\\s*:\\s*"(?:[^"\\\\]|\\\\.)*"`, "gi");
const jsonWebTokens = /\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?/g;
/** Our own tokens: 256 bits in base64url, which match no word and no other id. */
const opaqueTokens = /(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{43}(?![\w-])/g;
/** `scheme://user:password@host` of a mail server, database or cache. */
const urlCredentials = /\/\/[^\s/@:]*:[^\s/@]+@/g;

const redacted = "[redacted]";
/** An error code such as `code=ECONNREFUSED` explains the problem and is no secret. */
const isErrorCode = (match: string) => /^code=[A-Z][A-Z_]+$/.test(match);

/**
 * The text without secrets: bearer tokens, session cookies, link tokens, passwords in URLs. Every
 * log line passes through here, because an error's text may quote what it failed on (a header, a
 * URL, a body).
 */
export const redactSecrets = (text: string): string =>
  text
    .replace(credentials, `$1 ${redacted}`)
    .replace(parameters, (match: string, name: string) =>
      isErrorCode(match) ? match : `${name}=${redacted}`,
    )
    .replace(members, `"$1":"${redacted}"`)
    .replace(jsonWebTokens, redacted)
    .replace(opaqueTokens, redacted)
    .replace(urlCredentials, `//${redacted}@`);

/**
 * Headers that carry a credential, to the end of the line: a malformed token may hold spaces and
 * quotes.
 */
const credentials = /\b(Bearer|Basic)\s+\S.*/gi;
/** Parameters, cookies and JSON members whose value opens something. */
const secretNames =
  "(?:__Host-)?sid|[a-z_]*token|[a-z_]*password|[a-z_]*secret|ticket|code_?verifier|nonce|state|code|key|proof";
const parameters = new RegExp(`(?<![\\w-])(${secretNames})=[^\\s&;"']+`, "gi");
const members = new RegExp(`"(${secretNames})"\\s*:\\s*"(?:[^"\\\\]|\\\\.)*"`, "gi");
const jsonWebTokens = /\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?/g;
/** Our own tokens: 256 bits in base64url, which is no word and no id of anything else. */
const opaqueTokens = /(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{43}(?![\w-])/g;
/** `scheme://user:password@host` of a mail server, database or cache. */
const urlCredentials = /\/\/[^\s/@:]*:[^\s/@]+@/g;

const redacted = "[redacted]";
/** An error's code such as `code=ECONNREFUSED` says what is wrong and opens nothing. */
const isErrorCode = (match: string) => /^code=[A-Z][A-Z_]+$/.test(match);

/**
 * The text without what opens something: bearer tokens, session cookies, tokens of links, passwords
 * of URLs. Every line of the log passes through here, because an error's text may quote what it
 * failed on (a header, an address, a body).
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

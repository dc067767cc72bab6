const key = "sessionId";
let fallback: string | null = null;

// Not randomUUID: it is missing if the page is plain http on a real host.
const random = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** Random per tab, not authentication. If storage is blocked it lasts as long as the page. */
export function tabSessionId(): string {
  try {
    const id = sessionStorage.getItem(key) ?? random();
    sessionStorage.setItem(key, id);
    return id;
  } catch {
    fallback ??= random();
    return fallback;
  }
}

const key = "sessionId";
let fallback: string | null = null;

// Not randomUUID: it is missing where the page is plain http on a real host.
const random = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** Random per tab, never proof of anything. Kept for the page's life where storage is forbidden. */
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

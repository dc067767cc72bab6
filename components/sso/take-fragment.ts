/**
 * The token in the URL's fragment, removed from it at once: histories, screenshots and copied links
 * must not keep it. Null if there is none.
 */
export function takeFragment(): { token: string; navigateTo: string | null } | null {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const token = fragment.get("token");
  if (!token) return null;
  history.replaceState(history.state, "", location.pathname);
  return { token, navigateTo: fragment.get("navigateTo") };
}

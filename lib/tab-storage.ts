/**
 * sessionStorage of this tab; where a browser forbids it nothing is remembered and nothing fails.
 */
export const tabStorage = {
  get(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      // Forbidden or full: the same as forgotten.
    }
  },
  remove(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Forbidden: nothing was there.
    }
  },
};

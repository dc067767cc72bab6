let arrive = (): void => {};
let isAwaited = false;

/**
 * Called by the component that shows them: the list loads with the first one. Returns an
 * unsubscribe function.
 */
export function onFirstToast(handler: () => void): () => void {
  arrive = handler;
  if (isAwaited) handler();
  return () => (arrive = () => {});
}

/** A transient message. What the user must act on is also shown in the page. */
export async function showToast(kind: "success" | "error", text: string): Promise<void> {
  isAwaited = true;
  arrive();
  const { default: toast } = await import("react-hot-toast/headless");
  toast[kind](text);
}

let arrive = (): void => {};
let isAwaited = false;

/**
 * Called by the page that shows them: their list comes with the first. Returns how to stop
 * listening.
 */
export function onFirstToast(handler: () => void): () => void {
  arrive = handler;
  if (isAwaited) handler();
  return () => (arrive = () => {});
}

/** A message that passes. What somebody must act upon also stays in the page. */
export async function showToast(kind: "success" | "error", text: string): Promise<void> {
  isAwaited = true;
  arrive();
  const { default: toast } = await import("react-hot-toast/headless");
  toast[kind](text);
}

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

/** A button in a message, such as one that takes back what it reports. */
export type ToastAction = {
  /** A message with the same one is replaced. */
  id: string;
  label: string;
  run: () => void;
};
const actions = new Map<string, ToastAction>();
export const toastActionOf = (id: string): ToastAction | null => actions.get(id) ?? null;

/**
 * A transient message. What the user must act on is also shown in the page: an action must be
 * possible elsewhere, too.
 */
export async function showToast(
  kind: "success" | "error",
  text: string,
  action?: ToastAction,
): Promise<void> {
  isAwaited = true;
  arrive();
  const { default: toast } = await import("react-hot-toast/headless");
  if (action) actions.set(action.id, action);
  toast[kind](text, action ? { id: action.id } : {});
}

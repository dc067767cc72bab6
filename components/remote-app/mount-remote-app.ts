import { logProblem } from "@/lib/log-problem";
import type { RemoteAppInput } from "@/lib/remote-app/remote-app-input";
import { ChunkLoadError } from "./chunk-load-error";
import { loadResource, toScript, toStylesheet } from "./load-resource";

type Shell = {
  /** Navigates to a path of this site. */
  navigate: (path: string) => void;
  /** Call it when the result of `getState` has changed. */
  onStateChange: () => void;
};
type Handle = { unmount: () => void; getState?: () => unknown };

declare global {
  /** Defined by remote-app.js; docs/remote-app.md documents it. */
  var remoteMainApp:
    | { mount: (element: HTMLElement, options: RemoteAppInput & Shell) => Handle | Promise<Handle> }
    | undefined;
}

export type MountOptions = {
  origin: string;
  /**
   * The number of earlier attempts: browsers queue a second request for the same URL behind the
   * first, which may hang.
   */
  attempt: number;
  input: RemoteAppInput;
  navigate: Shell["navigate"];
  /** Called when the theme and when the script has loaded. */
  onLoaded: () => void;
  /** Called when the app's user changes and differs from the shell's. */
  onDoubt: () => void;
  /** Unmounts the app and removes its theme. */
  signal: AbortSignal;
};

const claimsUser = (state: unknown) =>
  typeof state === "object" && state !== null && "user" in state && Boolean(state.user);

/**
 * Loads the remote main app and lets it render into `element`.
 * @throws ChunkLoadError if its script doesn't load or defines no app; any error the app throws
 * while it mounts
 */
export async function mountRemoteApp(
  element: HTMLElement,
  { origin, attempt, input, navigate, onLoaded, onDoubt, signal }: MountOptions,
): Promise<void> {
  const query = attempt > 0 ? `?attempt=${attempt}` : "";
  const source = `${origin}/remote-app.js${query}`;
  const theme = toStylesheet(`${origin}/theme.css${query}`);
  signal.addEventListener("abort", () => theme.remove());
  const loadTheme = loadResource(theme).catch((error: unknown) =>
    logProblem("remote app's theme", error),
  );
  const loadScript = globalThis.remoteMainApp ? Promise.resolve() : loadResource(toScript(source));
  await Promise.all([loadTheme.then(onLoaded), loadScript.then(onLoaded)]);
  if (signal.aborted) return;

  const app = globalThis.remoteMainApp;
  if (typeof app?.mount !== "function") throw new ChunkLoadError("missing", source);
  const mounted: { handle?: Handle } = {};
  let claimed = input.user !== null;
  const readState = () => {
    // An app may call this while it is still mounting.
    const { handle } = mounted;
    const claims = claimsUser(handle?.getState?.());
    if (!handle?.getState || signal.aborted || claims === claimed) return;
    claimed = claims;
    onDoubt();
  };
  const handle = await app.mount(element, { ...input, navigate, onStateChange: readState });
  mounted.handle = handle;
  if (signal.aborted) return handle.unmount();
  signal.addEventListener("abort", () => handle.unmount());
  readState();
}

import { logProblem } from "@/lib/log-problem";
import type { RemoteAppInput } from "@/lib/remote-app/remote-app-input";
import { ChunkLoadError } from "./chunk-load-error";
import { loadResource, toScript, toStylesheet } from "./load-resource";

type Shell = {
  /** Leads to a path of this site. */
  navigate: (path: string) => void;
  /** To be called when what `getState` answers has changed. */
  onStateChange: () => void;
};
type Handle = { unmount: () => void; getState?: () => unknown };

declare global {
  /** What remote-app.js leaves behind; docs/remote-app.md describes it for its builders. */
  var remoteMainApp:
    | { mount: (element: HTMLElement, options: RemoteAppInput & Shell) => Handle | Promise<Handle> }
    | undefined;
}

export type MountOptions = {
  origin: string;
  /**
   * How often it was tried before: a browser lets a second request for one URL wait behind the
   * first, which may never be answered.
   */
  attempt: number;
  input: RemoteAppInput;
  navigate: Shell["navigate"];
  /** Called for the theme and for the script as each is there. */
  onLoaded: () => void;
  /**
   * The app says who is signed in, and it is not what the shell believes; called when what it says
   * changes.
   */
  onDoubt: () => void;
  /** Ends the app and takes away its theme. */
  signal: AbortSignal;
};

const claimsUser = (state: unknown) =>
  typeof state === "object" && state !== null && "user" in state && Boolean(state.user);

/**
 * Loads the remote main app and lets it draw into `element`.
 * @throws ChunkLoadError when its script doesn't load or leaves no app behind, and whatever the app
 *   throws while it mounts
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
    // An app may call this while it still mounts.
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

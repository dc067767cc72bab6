import { ChunkLoadError, type ChunkLoadErrorType } from "./chunk-load-error";

/** Long, for a slow connection: the page around it stays usable meanwhile and shows progress. */
const ceilingMs = 120_000;

/**
 * Adds a script or stylesheet to the page and waits for it. One that fails is removed again, so
 * that another attempt makes a new request.
 * @throws ChunkLoadError if it can't be fetched, or not within 120 s
 */
export const loadResource = (element: HTMLScriptElement | HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = element instanceof HTMLScriptElement ? element.src : element.href;
    const fail = (type: ChunkLoadErrorType) => {
      clearTimeout(timer);
      element.remove();
      reject(new ChunkLoadError(type, request));
    };
    const timer = setTimeout(() => fail("timeout"), ceilingMs);
    element.addEventListener("load", () => {
      clearTimeout(timer);
      resolve();
    });
    element.addEventListener("error", () => fail("error"));
    document.head.append(element);
  });

export function toStylesheet(href: string): HTMLLinkElement {
  const link = document.createElement("link");
  return Object.assign(link, { rel: "stylesheet", href });
}

export function toScript(src: string): HTMLScriptElement {
  const script = document.createElement("script");
  return Object.assign(script, { src, async: true });
}

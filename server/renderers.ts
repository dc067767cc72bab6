import { startRenderer, type Renderer } from "./renderer";

type Options = Parameters<typeof startRenderer>[1] & { socketPaths: readonly string[] };

/**
 * Runs Next once per socket, all started at once; together they behave like one: ready, forget,
 * stop, and the end of one is the end of all.
 * @throws if one of them ends before it is ready
 */
export async function startRenderers(
  entry: URL,
  { socketPaths, args, ...options }: Options,
): Promise<Renderer> {
  const renderers = await Promise.all(
    socketPaths.map((socketPath) =>
      startRenderer(entry, { ...options, args: [socketPath, ...args] }),
    ),
  );
  return {
    forget: async (tags) =>
      void (await Promise.all(renderers.map((renderer) => renderer.forget(tags)))),
    stop: async () => void (await Promise.all(renderers.map((renderer) => renderer.stop()))),
  };
}

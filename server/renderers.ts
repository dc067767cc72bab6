import { startRenderer, type Renderer } from "./renderer";

type Options = Parameters<typeof startRenderer>[1] & { socketPaths: readonly string[] };

/** Where processors are scarce the others get nine tenths of the time. */
const patientNiceness = 10;

/**
 * Runs Next once for each socket, all started at once; together they are ready, forget and stop as one does, and the end of one is the end of all.
 * Of several the last is the patient one (`admission/create-spread.ts`): whatever else the machine has to do goes before it.
 * @throws when one of them ends before it is ready
 */
export async function startRenderers(entry: URL, { socketPaths, args, ...options }: Options): Promise<Renderer> {
  const patient = socketPaths.length > 1 ? socketPaths.at(-1) : undefined;
  const start = (socketPath: string) =>
    startRenderer(entry, { ...options, args: [socketPath, ...args], niceness: socketPath === patient ? patientNiceness : 0 });
  const renderers = await Promise.all(socketPaths.map(start));
  return {
    forget: async (tags) => void (await Promise.all(renderers.map((renderer) => renderer.forget(tags)))),
    stop: async () => void (await Promise.all(renderers.map((renderer) => renderer.stop()))),
  };
}

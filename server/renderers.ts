import { createPatientRenderer } from "./patient-renderer";
import { startRenderer, type Renderer } from "./renderer";

type Options = Omit<Parameters<typeof startRenderer>[1], "isPatient"> & { socketPaths: readonly string[]; patientSocketPath: string };
export type Renderers = Renderer & {
  /** Whether the patient one may be asked now; where not, it may soon. */
  wakePatient: () => boolean;
};

/**
 * Runs Next once for each socket, all started at once; together they are ready, forget and stop as one does, and the end of one is the end of all.
 * Beside them the patient one, once it is of use (`admission/create-spread.ts`).
 * @throws when one of them ends before it is ready
 */
export async function startRenderers(entry: URL, { socketPaths, patientSocketPath, args, ...options }: Options): Promise<Renderers> {
  const { onDeath: _onDeath, maxForgetMs: _maxForgetMs, maxStopMs: _maxStopMs, ...shared } = options;
  const patient = createPatientRenderer(entry, { ...shared, socketPath: patientSocketPath, args });
  const renderers = await Promise.all(socketPaths.map((socketPath) => startRenderer(entry, { ...options, args: [socketPath, ...args] })));
  const all = [...renderers, patient];
  return {
    forget: async (tags) => void (await Promise.all(all.map((renderer) => renderer.forget(tags)))),
    stop: async () => void (await Promise.all(all.map((renderer) => renderer.stop()))),
    wakePatient: () => patient.wake(),
  };
}

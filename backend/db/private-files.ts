import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type Node = object;
type Attributes = { mode?: number | undefined };
/**
 * The part of Emscripten's file system of Node that gives files their modes (library_nodefs.js).
 */
type ModeOperations = {
  mknod: (parent: Node, name: string, mode: number, device: number) => Node;
  setattr: (node: Node, attributes: Attributes) => void;
};

/** Of a mode only the owner's rights, and the bits that say what kind of a file it is. */
const toOwnMode = (mode: number) => mode & ~0o077;

/**
 * So that `initdb` and Postgres, which set modes of their own and don't heed this process's umask,
 * write for the owner alone.
 */
function closeFiles(operations: ModeOperations): void {
  const { mknod, setattr } = operations;
  operations.mknod = (parent, name, mode, device) => mknod(parent, name, toOwnMode(mode), device);
  operations.setattr = (node, attributes) =>
    setattr(
      node,
      attributes.mode === undefined
        ? attributes
        : { ...attributes, mode: toOwnMode(attributes.mode) },
    );
}

/**
 * Where PGlite keeps its files: in a folder, each of them readable by this process's user alone
 * from its creation.
 */
export class PrivateFiles extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS["init"]>[1]) {
    const { emscriptenOpts } = await super.init(pg, options);
    const close = ({ NODEFS }: { NODEFS: object }) =>
      closeFiles((NODEFS as { node_ops: ModeOperations }).node_ops);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [close, ...[emscriptenOpts.preRun ?? []].flat()],
      },
    };
  }
}

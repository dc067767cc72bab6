import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type Node = object;
type Attributes = { mode?: number | undefined };
/** The part of Emscripten's Node file system that sets file modes (library_nodefs.js). */
type ModeOperations = {
  mknod: (parent: Node, name: string, mode: number, device: number) => Node;
  setattr: (node: Node, attributes: Attributes) => void;
};

/** Keeps the owner's permissions and the file type bits of a mode. */
const toOwnMode = (mode: number) => mode & ~0o077;

/**
 * Makes `initdb` and Postgres, which set modes themselves and ignore this process's umask, write
 * files for the owner only.
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
 * PGlite's file system: in a folder, each file readable only by this process's user from its
 * creation.
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

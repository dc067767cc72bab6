import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * The first of these commands that exists, as a path: a name is looked up in `folders`, a path is
 * used unchanged.
 */
export function findCommand(names, folders = (process.env.PATH ?? "").split(delimiter)) {
  return names
    .flatMap((name) =>
      name.includes("/") ? [name] : folders.filter(Boolean).map((folder) => join(folder, name)),
    )
    .find(isExecutable);
}

import { createHash } from "node:crypto";
import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type * as z from "zod";
import { CommandError } from "../errors/command-error";
import {
  backupVersion,
  headerSchema,
  tableSchema,
  trailerSchema,
  type BackupHeader,
  type BackupTable,
} from "./backup-format";

const maximumLines = 500;
const maximumCharacters = 1_000_000;

export type BackupPart =
  | { kind: "header"; header: BackupHeader }
  | { kind: "table"; table: BackupTable }
  | { kind: "rows"; lines: string[] };

function parse<S extends z.ZodType>(schema: S, line: string): z.output<S> | null {
  try {
    return schema.safeParse(JSON.parse(line.slice(1))).data ?? null;
  } catch {
    return null;
  }
}

function toHeader(line: string | undefined): BackupHeader {
  const header = line === undefined || !line.startsWith("#") ? null : parse(headerSchema, line);
  if (!header) throw new CommandError("is no backup of this program");
  if (header.version > backupVersion)
    throw new CommandError("was made by a newer version of this program: restore it with that one");
  return header;
}

/** Turns a stream error into one that speaks of the file. */
function toFileError(error: NodeJS.ErrnoException): Error {
  if (error.code === "Z_BUF_ERROR")
    return new CommandError("ends in the middle: it is a part of a backup only");
  if (error.code?.startsWith("Z_"))
    return new CommandError("is no backup of this program, or is damaged");
  return error;
}

async function* readLines(text: AsyncIterable<unknown>): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of text) {
    const lines = (rest + String(chunk)).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}

/**
 * The parts of a backup in order. Only after the last one is it certain that nothing is damaged or
 * missing: undo what was done with the parts if this throws.
 * @throws CommandError with what is wrong with the file
 */
export async function* readBackup(input: Readable): AsyncGenerator<BackupPart> {
  // An error of either stream is thrown by the loop; without the callback it would end the process
  // as well.
  const text = pipeline(input, createGunzip(), () => {}).setEncoding("utf8");
  const hash = createHash("sha256");
  let [header, trailer]: [BackupHeader | null, z.output<typeof trailerSchema> | null] = [
    null,
    null,
  ];
  let [rows, expected]: [number, string] = [0, ""];
  let batch: string[] = [];
  let characters = 0;
  const take = (): BackupPart[] => {
    const lines = batch;
    [batch, characters] = [[], 0];
    return lines.length > 0 ? [{ kind: "rows", lines }] : [];
  };
  try {
    for await (const line of readLines(text)) {
      if (trailer) throw new CommandError("is damaged: something follows its end");
      if (!header) {
        header = toHeader(line);
        yield { kind: "header", header };
      } else if (line.startsWith("#")) {
        yield* take();
        const table = parse(tableSchema, line);
        trailer = table ? null : parse(trailerSchema, line);
        if (table) yield { kind: "table", table };
        else if (!trailer) throw new CommandError("is damaged");
        if (trailer) expected = hash.copy().digest("hex");
      } else {
        batch.push(line);
        rows += 1;
        characters += line.length;
        if (batch.length >= maximumLines || characters >= maximumCharacters) yield* take();
      }
      hash.update(`${line}\n`);
    }
    if (!header) toHeader(undefined);
    if (!trailer) throw new CommandError("ends in the middle: it is a part of a backup only");
    if (trailer.rows !== rows || trailer.sha256 !== expected)
      throw new CommandError("is damaged: its checksum is another");
  } catch (error) {
    throw toFileError(error as Error);
  } finally {
    input.destroy();
  }
}

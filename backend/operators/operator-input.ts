import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import * as z from "zod";
import { apiErrorSchema } from "@/lib/api/contract/errors";
import { CommandError } from "../errors/command-error";
import type { OperatorCall } from "./open-operator-call";

/** The JSON object in a file, or on standard input for `-`. @throws CommandError */
export async function readInput(file: string): Promise<object> {
  const content = await (file === "-" ? text(process.stdin) : readFile(file, "utf8")).catch(() => {
    throw new CommandError(`${file}: can't be read`);
  });
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(content));
  } catch {
    throw new CommandError(`${file}: is not a JSON object`);
  }
}

/** The response. @throws CommandError with one line per invalid field */
export async function ask<S extends z.ZodType>(
  schema: S,
  answer: ReturnType<OperatorCall>,
): Promise<z.output<S>> {
  const { status, body } = await answer;
  if (status === 200) return schema.parse(body);
  const { message, issues } = apiErrorSchema.parse(body);
  throw new CommandError(
    issues?.map((issue) => `${issue.path}: ${issue.message}`).join("\n") ?? message,
  );
}

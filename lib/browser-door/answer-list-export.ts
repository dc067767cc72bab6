import type { NextRequest, NextResponse } from "next/server";
import { csvStart } from "@/lib/lists/csv";
import { logProblem } from "@/lib/log-problem";
import type { Query } from "@/lib/query-values";
import { answerCsv, openFileCall, refuseFile, type FileCall } from "./file-call";

type ListPage<Row> = { rows: readonly Row[]; /** Null on the last. */ next: string | null };
type ExportCall = FileCall & {
  /** Of the address. */
  query: Query;
};
type ListFile<Row> = { head: string; toLines: (rows: readonly Row[]) => string };

/** A list that can be taken out as a file. */
export type ListExport<Row> = {
  /** What its file is called, without the day. */
  name: string;
  /** Notes who takes it out. */
  note: () => Promise<unknown>;
  listPage: (after: string | null) => Promise<ListPage<Row>>;
  /** Its lines; the first page tells which columns there are. */
  openFile: (first: readonly Row[]) => Promise<ListFile<Row>>;
};

const toQuery = (parameters: URLSearchParams): Query =>
  Object.fromEntries([...parameters.keys()].map((name) => [name, parameters.getAll(name)]));

/**
 * A filtered list as a CSV file, one page in memory at a time, always from the first to the last.
 * Viewers who may not see the list get a 404, as it does. A failure midway breaks the download off,
 * so that no half file passes for a whole one.
 */
export async function answerListExport<Row>(
  request: NextRequest,
  { locale }: { locale: string },
  toExport: (visit: ExportCall) => ListExport<Row>,
): Promise<NextResponse> {
  try {
    const call = await openFileCall(request, locale);
    const query = toQuery(request.nextUrl.searchParams);
    const { name, note, listPage, openFile } = toExport({ ...call, query });
    await note();
    const first = await listPage(null);
    const { head, toLines } = await openFile(first.rows);
    const encoder = new TextEncoder();
    let next = first.next;
    const body = new ReadableStream<Uint8Array>({
      start: (file) => {
        file.enqueue(encoder.encode(csvStart + head + toLines(first.rows)));
        if (next === null) file.close();
      },
      pull: async (file) => {
        try {
          const page = await listPage(next);
          next = page.next;
          file.enqueue(encoder.encode(toLines(page.rows)));
          if (next === null) file.close();
        } catch (error) {
          logProblem(`export of ${name}`, error);
          file.error(error);
        }
      },
    });
    return answerCsv(body, { name, timeZone: call.agency.timeZone });
  } catch (error) {
    return refuseFile(error);
  }
}

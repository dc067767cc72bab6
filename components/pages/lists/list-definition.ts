import type { ComponentType, InputHTMLAttributes, ReactNode } from "react";
import type * as z from "zod";
import type { Agency } from "@/lib/api/contract/agencies";
import type { Action } from "@/lib/api/contract/roles";
import { deskLists, type DeskList } from "@/lib/api/contract/desk-lists";
import type { User } from "@/lib/api/contract/users";
import type { Messages } from "@/lib/i18n/messages";
import type { ListQuery, ListQueryCodec } from "@/lib/lists/create-list-query";
import type { ListColumns } from "@/lib/lists/list-columns";
import type { ListForm } from "@/lib/lists/list-outcome";
import { listQueries, toListPath } from "@/lib/lists/list-queries";
import type { Query, QueryInput } from "@/lib/query-values";

/** Who looks at a list. */
export type ListVisit = {
  agency: Agency;
  user: User;
  /** Of the language. */ prefix: string;
  /** All of the agency's are listed, not one's own alone. */ reachesAll: boolean;
  /** Which columns are chosen, or aren't. */ columns: ListColumns;
  now: Date;
};

/**
 * A column of the table, whose cells are one line. `isRowHeader`: its cell names the row, it is
 * always shown and takes the room that is left; `isExtra`: it is shown once it is chosen; `isEnd`:
 * numbers end below each other.
 */
export type ListColumn<Row> = {
  id: string;
  text: string;
  isRowHeader?: boolean;
  isExtra?: boolean;
  isEnd?: boolean;
  /** Of its cells. */ className?: string;
  cell: (row: Row) => ReactNode;
};

type Option = { value: string; text: string };
/** A filter of the form, and of the chips; a choice without options isn't offered. */
export type ListFilter = { name: string; label: string } & (
  | { kind: "choice" | "several"; options: readonly Option[] }
  | { kind: "day" }
  | { kind: "text"; input: InputHTMLAttributes<HTMLInputElement> }
);

/** What can be done with several rows of a list at once. */
export type ListSelection<Page, Row> = {
  isFor?: (visit: ListVisit) => boolean;
  /** Of a row in a form: what it names the row by. */
  valueOf: (row: Row) => string;
  /** Buttons of the form that the rows' checkboxes belong to, which leads to the list's forms. */
  Actions: ComponentType<{ visit: ListVisit; page: Page }>;
  /** Why a row was left as it is, by names of the list's own. */
  useReasons?: () => Readonly<Record<string, string>>;
};

/** The namespaces of texts that are worded for a list, with the keys of `ListTexts`. */
export type ListNamespace = {
  [N in keyof Messages]: Messages[N] extends { noMatch: string; none: object } ? N : never;
}[keyof Messages];
/** Of a list, in its namespace. */
export type ListTexts = {
  (
    key:
      | ("count" | "failed" | "lead" | "loading" | "noMatch" | "none.text" | "none.title")
      | ("search" | "searchHint")
      /** With filters. */
      | "show"
      /** Where it has them: a title with how many there are, and who reach their own alone. */
      | ("title" | "leadOwn" | "none.own" | "none.action")
      /** What a form has done with so many rows. */
      | `did.${ListForm}`,
    values?: Record<string, string | number>,
  ): string;
  has: (key: string) => boolean;
};

/** A list of the desk: all that its page, `ListPage`, doesn't know by itself. */
export type ListDefinition<S extends z.ZodObject, Page, Row> = {
  /** Of the menu, which is also its heading; its views are saved under it. */
  entry: DeskList;
  /** Where the agency has a name of its own for it. */
  toTitle?: (agency: Agency) => string | null | undefined;
  texts: ListNamespace;
  /** What its readers may do. */ action: Action;
  query: ListQueryCodec<S>;
  /** Its address, without the language. */ toPath: (query?: QueryInput) => string;
  /** The same as a file. */ toExportPath?: (query: QueryInput) => string;
  /** @throws ApiError 422 for a page that isn't there */
  load: (tenant: string, query: ListQuery<S>) => Promise<Page>;
  rowsOf: (page: Page) => readonly Row[];
  keyOf: (row: Row) => string;
  /** Rows on all pages. */ countOf: (page: Page, query: ListQuery<S>) => number;
  /** In the order of the form; `page` is null where it couldn't be loaded. */
  useFilters?: (found: { page: Page | null; query: ListQuery<S> }) => readonly ListFilter[];
  /** By what it can be sorted. */
  useSorts?: () => readonly { name: string; text: string }[];
  useColumns: (visit: ListVisit, page: Page) => readonly ListColumn<Row>[];
  /** What a row's card shows on phones. */
  useCard: (visit: ListVisit, page: Page) => (row: Row) => ReactNode;
  /** Whether filters leave nothing of it, where that isn't said by its chips. */
  isNarrowed?: (page: Page, query: ListQuery<S>) => boolean;
  /** Whether no rows are shown, where another part of the page has what was found. */
  isRowless?: (page: Page) => boolean;
  /** Above its form: what the page's other forms did, and the ways to them. */
  Head?: ComponentType<{ visit: ListVisit; address: Query }>;
  /** Before the rows: parts of the list, each an address. */
  Tabs?: ComponentType<{
    visit: ListVisit;
    page: Page;
    query: ListQuery<S>;
    toHref: (query: ListQuery<S>) => string;
  }>;
  /** Rows can be selected, for those who may do something with several. */
  selection?: ListSelection<Page, Row>;
  /** After the list. */ Foot?: ComponentType<{ page: Page }>;
};

type QueryOf<Name extends DeskList> = (typeof deskLists)[Name]["query"];
/** A list's definition, but what its entry says: its address, its filters and who reads it. */
export const defineList = <Name extends DeskList, Page, Row>(
  entry: Name,
  own: Omit<ListDefinition<QueryOf<Name>, Page, Row>, "entry" | "action" | "query" | "toPath">,
): ListDefinition<QueryOf<Name>, Page, Row> => ({
  ...own,
  entry,
  action: deskLists[entry].access.action,
  query: listQueries[entry],
  toPath: (query) => toListPath(entry, query),
});

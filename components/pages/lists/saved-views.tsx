import type * as z from "zod";
import { ViewBar } from "@/components/saved-views/view-bar";
import { listSavedViews } from "@/lib/data/saved-views";
import type { ListQuery } from "@/lib/lists/create-list-query";
import { paths } from "@/lib/paths";
import { readQueryText, toQueryText, type Query } from "@/lib/query-values";
import { readViewProblem } from "@/lib/saved-views/view-problems";
import type { ListDefinition, ListVisit } from "./list-definition";

type Props<S extends z.ZodObject, Page, Row> = {
  list: ListDefinition<S, Page, Row>;
  visit: ListVisit;
  query: ListQuery<S>;
  address: Query;
};

/** The saved views of a list; none if they can't be loaded. */
export async function SavedViews<S extends z.ZodObject, Page, Row>({
  list: { entry, toPath, query: codec },
  visit: { agency, prefix },
  query,
  address,
}: Props<S, Page, Row>) {
  const saved = await listSavedViews(agency.subdomain, entry);
  if (!saved) return null;
  const first = codec.write({ ...query, after: undefined });
  const here = toPath(first);
  const views = saved.views.map(({ query: of, ...view }) => {
    const path = toPath(codec.rewrite(readQueryText(of)));
    return { ...view, href: `${prefix}${path}`, isCurrent: path === here };
  });
  const all = toPath();
  return (
    <ViewBar
      key={here}
      list={entry}
      views={views}
      all={{ href: `${prefix}${all}`, isCurrent: here === all }}
      query={toQueryText(first)}
      canShare={saved.canShare}
      action={`${prefix}${paths.savedViews()}`}
      problem={readViewProblem(address["view"])}
    />
  );
}

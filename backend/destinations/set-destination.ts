import { and, asc, eq, max, sql } from "drizzle-orm";
import { requireAgencyId } from "../agencies/require-agency-id";
import type { DestinationInput } from "../agencies/story-input";
import {
  writeStory,
  type StoryShelf,
  type StoryTitles,
  type StoryWriter,
} from "../agencies/write-story";
import { destinations } from "../db/schema/stories";
import type { ScopedDatabase, Transaction } from "../db/scoped";

const isOne = (agencyId: string, slug: string) =>
  and(eq(destinations.agencyId, agencyId), eq(destinations.slug, slug));

const { texts, countryCode, lat, long, airportLat, airportLong, image, isTop, position } =
  destinations;
/** Rewriting the same isn't a change: pages and sitemaps show when a text last changed. */
const isChanged = sql`(${texts}, ${countryCode}, ${lat}, ${long}, ${airportLat}, ${airportLong}, ${image}, ${isTop}, ${position})
  is distinct from (excluded.texts, excluded.country_code, excluded.lat, excluded.long, excluded.airport_lat, excluded.airport_long, excluded.image, excluded.is_top, excluded.position)`;

async function resolvePosition(tx: Transaction, agencyId: string, slug: string): Promise<number> {
  const [stored] = await tx
    .select({ position: destinations.position })
    .from(destinations)
    .where(isOne(agencyId, slug));
  if (stored) return stored.position;
  const [last] = await tx
    .select({ position: max(destinations.position) })
    .from(destinations)
    .where(eq(destinations.agencyId, agencyId));
  return (last?.position ?? -1) + 1;
}

/** An agency's destinations in order, even if it displays none; with a slug only that one. */
export async function readDestinations(
  tx: Transaction,
  agencyId: string,
  slug?: string,
): Promise<DestinationInput[]> {
  const rows = await tx
    .select()
    .from(destinations)
    .where(slug === undefined ? eq(destinations.agencyId, agencyId) : isOne(agencyId, slug))
    .orderBy(asc(destinations.position), destinations.slug);
  return rows.map(({ agencyId: _owner, updatedAt: _written, ...destination }) => destination);
}

/** Of all, what a list of them shows, in order. */
export async function listDestinationTitles(
  tx: Transaction,
  agencyId: string,
): Promise<StoryTitles[]> {
  const rows = await tx
    .select({
      slug: destinations.slug,
      titles: sql<StoryTitles["titles"]>`(
        select jsonb_object_agg(language, body ->> 'name')
        from jsonb_each(${destinations.texts}) as text(language, body))`,
    })
    .from(destinations)
    .where(eq(destinations.agencyId, agencyId))
    .orderBy(asc(destinations.position), destinations.slug);
  return rows.map((row) => ({ ...row, publishedAt: null }));
}

/** An agency's destinations; languages that a write leaves out are deleted. */
export const destinationShelf: StoryShelf<DestinationInput> = {
  kind: "destinations",
  read: async (tx, agencyId, slug) => (await readDestinations(tx, agencyId, slug))[0] ?? null,
  put: async (tx, { id: agencyId }, { story }) => {
    const values = {
      ...story,
      position: story.position ?? (await resolvePosition(tx, agencyId, story.slug)),
    };
    await tx
      .insert(destinations)
      .values({ agencyId, ...values })
      .onConflictDoUpdate({
        target: [destinations.agencyId, destinations.slug],
        set: { ...values, updatedAt: sql`now()` },
        setWhere: isChanged,
      });
  },
  remove: async (tx, { id: agencyId }, { slug }) => {
    await tx.delete(destinations).where(isOne(agencyId, slug));
  },
};

type OperatorWrite = { subdomain: string } & Omit<StoryWriter, "author">;

/**
 * An operator's destination in place of what there is. @throws RouteError 404 for an unknown agency
 */
export const setDestination = (
  db: ScopedDatabase,
  { subdomain, input, ...write }: OperatorWrite & { input: DestinationInput },
): Promise<number> =>
  db.forOperator(async (tx) => {
    const agency = { id: await requireAgencyId(tx, subdomain), subdomain };
    const change = { ...write, slug: input.slug, story: input, author: null };
    return writeStory(tx, destinationShelf, agency, change);
  });

/** Deletes a destination. @throws RouteError 404 */
export const removeDestination = (
  db: ScopedDatabase,
  { subdomain, slug, ...write }: OperatorWrite & { slug: string },
): Promise<number> =>
  db.forOperator(async (tx) => {
    const agency = { id: await requireAgencyId(tx, subdomain), subdomain };
    return writeStory(tx, destinationShelf, agency, { ...write, slug, story: null, author: null });
  });

/** As `readDestinations`, for an operator. @throws RouteError 404 for an unknown agency */
export const listStoredDestinations = (
  db: ScopedDatabase,
  subdomain: string,
): Promise<DestinationInput[]> =>
  db.forOperator(async (tx) => readDestinations(tx, await requireAgencyId(tx, subdomain)));

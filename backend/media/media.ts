import { createHash } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
import type { pictureFormats, UploadedPicture } from "@/lib/api/contract/media";
import { maximumPictures, toPicturePath } from "@/lib/api/contract/picture-files";
import { dayMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import { recordAuditEvent } from "../audit/record-audit-event";
import { agencies, agencyTexts } from "../db/schema/agencies";
import { agencyRevisions, media } from "../db/schema/agency-settings";
import { blogPosts, destinations } from "../db/schema/stories";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import type { RequestContext, Viewer } from "../http/request-context";
import { drawSitePicture, toSmallPng } from "./draw-site-picture";

type MemberContext = Pick<RequestContext, "agency" | "requestId"> & { viewer: Viewer };

/**
 * Deletes an agency's pictures that nothing names any more, also no revision that can be restored.
 * Those of the last day stay: forms that aren't saved yet may have them.
 */
async function deleteUnused(tx: Transaction, agencyId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    with texts as materialized (
      select ${agencies.settings}::text as text from ${agencies} where ${agencies.id} = ${agencyId}
      union all
      select ${agencyTexts.body}::text from ${agencyTexts}
        where ${agencyTexts.agencyId} = ${agencyId}
      union all
      select ${blogPosts.image} || ${blogPosts.content} from ${blogPosts}
        where ${blogPosts.agencyId} = ${agencyId}
      union all
      select ${destinations.image} || ${destinations.texts}::text from ${destinations}
        where ${destinations.agencyId} = ${agencyId}
      union all
      select ${agencyRevisions.before}::text from ${agencyRevisions}
        where ${agencyRevisions.agencyId} = ${agencyId}
    )
    delete from ${media}
    where ${eq(media.agencyId, agencyId)} and ${lt(media.uploadedAt, addMs(now, -dayMs))}
      and not exists (select from texts where position(${media.hash} in texts.text) > 0)
  `);
}

/**
 * Re-encodes and keeps a picture by the hash of its bytes: the same one again only renews its day.
 * @throws RouteError 422 `too_many_pictures`, else as `redrawPicture`
 */
export async function uploadPicture(
  db: ScopedDatabase,
  visit: MemberContext,
  { image, now }: { image: Uint8Array; now: () => Date },
): Promise<UploadedPicture> {
  const { content, width, height } = await drawSitePicture(image);
  const hash = createHash("sha256").update(content).digest("hex");
  const agencyId = visit.agency.id;
  await db.forAgency(agencyId, async (tx) => {
    // One at a time for each agency, so that its pictures are counted.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`media ${agencyId}`}, 0))`,
    );
    const uploadedAt = now();
    // Again in a form that isn't saved yet, it has its day like a new one.
    const known = await tx
      .delete(media)
      .where(and(eq(media.agencyId, agencyId), eq(media.hash, hash)))
      .returning({ hash: media.hash });
    const isFull = async () =>
      (await tx.$count(media, eq(media.agencyId, agencyId))) >= maximumPictures;
    if (await isFull()) await deleteUnused(tx, agencyId, uploadedAt);
    if (await isFull())
      throw new RouteError(
        422,
        "too_many_pictures",
        `Your site has ${maximumPictures} pictures already: use one of them again`,
      );
    await tx.insert(media).values({ agencyId, hash, content, width, height, uploadedAt });
    if (known.length > 0) return;
    await recordAuditEvent(tx, visit, {
      action: "media.uploaded",
      subject: { kind: "media", name: `${hash.slice(0, 12)}.webp` },
      now: uploadedAt,
    });
  });
  return { path: toPicturePath(hash), width, height };
}

/** The file of a picture in base64. @throws RouteError 404 `picture_not_found` */
export async function getPicture(
  db: ScopedDatabase,
  { agency }: Pick<RequestContext, "agency">,
  { hash, format }: { hash: string; format: (typeof pictureFormats)[number] },
): Promise<string> {
  const [row] = await db.forAgency(agency.id, (tx) =>
    tx
      .select({ content: media.content })
      .from(media)
      .where(and(eq(media.agencyId, agency.id), eq(media.hash, hash))),
  );
  if (!row) throw new RouteError(404, "picture_not_found", "There is no such picture");
  const content = format === "png" ? await toSmallPng(row.content) : row.content;
  return Buffer.from(content).toString("base64");
}

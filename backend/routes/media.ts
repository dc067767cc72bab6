import { getPictureEndpoint, uploadPictureEndpoint } from "@/lib/api/contract/media";
import type { ScopedDatabase } from "../db/scoped";
import type { Handle } from "../http/request-context";
import { createLimiter } from "../limits/create-limiter";
import type { OpenCounter } from "../limits/open-counter";
import { limitOrder, pictureLimits } from "../limits/order-limits";
import { getPicture, uploadPicture } from "../media/media";
import { requireSignedIn } from "../sessions/require-signed-in";

type Settings = { db: ScopedDatabase; openCounter: OpenCounter; now: () => Date };

/** Pictures of an agency's site. */
export function registerMediaRoutes(handle: Handle, { db, openCounter, now }: Settings): void {
  const limiter = createLimiter(pictureLimits, openCounter);
  handle(uploadPictureEndpoint, async (context, { image }) => {
    await limitOrder(limiter, context);
    return uploadPicture(db, requireSignedIn(context), { image, now });
  });
  handle(getPictureEndpoint, async (context, { params, query }) => ({
    content: await getPicture(db, context, { ...params, ...query }),
  }));
}

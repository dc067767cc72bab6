import {
  removePhotoEndpoint,
  setPhotoEndpoint,
  updateProfileEndpoint,
} from "@/lib/api/contract/profile";
import type { ScopedDatabase } from "../db/scoped";
import { drawPhoto } from "../photos/draw-photo";
import type { Handle } from "../http/request-context";
import { requireSignedIn } from "../sessions/require-signed-in";
import { toUser } from "../users/to-user";
import { updateProfile, writeProfile } from "../users/update-profile";

/** A user's own profile and photo. */
export function registerProfileRoutes(handle: Handle, db: ScopedDatabase): void {
  handle(updateProfileEndpoint, async (context, { body }) => ({
    user: toUser(await updateProfile(db, requireSignedIn(context), body), context.agency),
  }));
  handle(setPhotoEndpoint, async (context, { image }) => {
    const asking = requireSignedIn(context);
    return {
      user: toUser(
        await writeProfile(db, asking, { profileImage: await drawPhoto(image) }),
        context.agency,
      ),
    };
  });
  handle(removePhotoEndpoint, async (context) => ({
    user: toUser(
      await writeProfile(db, requireSignedIn(context), { profileImage: null }),
      context.agency,
    ),
  }));
}

import "server-only";
import { distanceKm } from "@/lib/api/contract/distance-km";
import type { Point } from "@/lib/api/contract/point";
import type { Api } from "@/lib/api/create-api";
import { optionalRead } from "./optional-read";
import { sharedRead } from "./shared-read";

/** Looks places up by an id, as a service's suggestions do. */
type FindById<T> = (api: Api, id: string) => Promise<readonly T[]>;

class UnknownPlaceError extends Error {
  override name = "UnknownPlaceError";
}

/**
 * A suggested place by its id, named in the page's language; null if there is none. Read once for
 * all visitors; ids that aren't known aren't kept, as URLs may have any.
 * @param what the kind of suggestions that `find` makes
 * @throws what `find` throws
 */
export async function findKnownPlace<T extends { id: string }>(
  tenant: string,
  { id, what, find }: { id: string; what: string; find: FindById<T> },
): Promise<T | null> {
  try {
    return await sharedRead(tenant, {
      name: `${what} ${id}`,
      content: [],
      read: async (api) => {
        const place = (await find(api, id)).find((one) => one.id === id);
        if (!place) throw new UnknownPlaceError(id);
        return place;
      },
    });
  } catch (error) {
    if (error instanceof UnknownPlaceError) return null;
    throw error;
  }
}

/** km. Farther away, it isn't the place that the URL names. */
const samePlaceKm = 1;

/** The name of a URL's place in the page's language, where its id is known in time, or as it is. */
export function toLocalName(
  tenant: string,
  {
    id,
    place,
    ...by
  }: {
    id: string | undefined;
    place: Point & { name: string };
    what: string;
    find: FindById<Point & { id: string; name: string }>;
  },
): Promise<string> {
  const read = async () => {
    const found = id ? await findKnownPlace(tenant, { id, ...by }) : null;
    return found && distanceKm(found, place) < samePlaceKm ? found.name : place.name;
  };
  return optionalRead("name of a place", read, place.name);
}

const subjects = [
  "facades",
  "rooms",
  "bathrooms",
  "lobbies",
  "breakfasts",
  "pools",
  "hotels",
] as const;
export type PictureSubject = (typeof subjects)[number];

/**
 * What one of the site's own pictures of a hotel shows, by its folder: `hotels` are places, and
 * resorts are seen from their pools. Null for any other picture, of which nothing is known.
 */
export function toPictureSubject(picture: string): PictureSubject | null {
  const folder = /^\/assets\/inventory\/([a-z]+)\//.exec(picture)?.[1];
  if (folder === "resorts") return "pools";
  return subjects.find((subject) => subject === folder) ?? null;
}

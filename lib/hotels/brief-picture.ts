const folder = "/assets/inventory/";

/** A picture as a page's data has many of: one of the site's own by what tells it from others. */
export const toBriefPicture = (picture: string): string =>
  picture.startsWith(folder) ? picture.slice(folder.length).replace(/-960\.webp$/, "") : picture;

/** The picture again, as `Picture` takes it. */
export const fromBriefPicture = (brief: string): string =>
  /^(?:\/|https?:)/.test(brief) ? brief : folder + brief;

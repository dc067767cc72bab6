import type { BodyOf } from "./browser-call";
import type { WebsiteSection } from "../contract/settings-sections";
import { call } from "./call";

type SaveBody = BodyOf<"PUT /api/agency/settings/{section}">;

/** A section as it is stored now. */
export const getWebsiteSettings = (section: WebsiteSection) =>
  call("GET /api/agency/settings/{section}", { params: { section } });

/** ApiError 409 `version_conflict` if the agency has changed since, 422 with the faulty fields. */
export const saveWebsiteSettings = (section: WebsiteSection, body: SaveBody) =>
  call("PUT /api/agency/settings/{section}", { params: { section }, body });

/** Sets a section as it was right after a revision. ApiError 409 as for a save. */
export const restoreSettings = (
  section: WebsiteSection,
  body: BodyOf<"POST /api/agency/settings/{section}/restore">,
) => call("POST /api/agency/settings/{section}/restore", { params: { section }, body });

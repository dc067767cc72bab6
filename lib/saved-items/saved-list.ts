import { createKeptList } from "./create-kept-list";
import { listNames } from "./list-names";

/** What a visitor saved in this browser, until they sign in: as many as an account keeps. */
export const savedList = createKeptList(listNames.saved, { maximum: 100 });

import { parse } from "content-type";

/** The media type that a `Content-Type` names, in lower case; empty where it names none. */
export const mediaTypeOf = (contentType: string | null | undefined): string =>
  parse(contentType ?? "", { parameters: false }).type;

/**
 * Letters that airlines' systems don't take though they are Latin: passports themselves write
 * others for them in the lines that machines read.
 */
const refused = /[ÆæĲĳŒœÞþÐð×÷]/;
const latin = /^[A-Za-z\u00c0-\u017f][A-Za-z\u00c0-\u017f '’-]*$/;

/** Whether a first or last name can be on a ticket: Latin letters, spaces, hyphens, apostrophes. */
export const isDocumentName = (name: string): boolean =>
  latin.test(name.trim().normalize("NFC")) && !refused.test(name.normalize("NFC"));

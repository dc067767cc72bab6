/** A mail address that no other test uses. */
export const newAddress = () => `nina.${crypto.randomUUID()}@example.com`;

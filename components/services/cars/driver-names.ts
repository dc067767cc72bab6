/** The names of the controls for who drives, where that isn't the contact. */
export const driverNames = { first: "driverFirstName", last: "driverLastName" } as const;

/**
 * The keys of this browser's lists in localStorage, apart from the lists: who only looks whether
 * there is anything needn't load them.
 */
export const listNames = { saved: "savedItems", recent: "recentItems" } as const;

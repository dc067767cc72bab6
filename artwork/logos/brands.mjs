/**
 * Marks on a 48 × 48 grid. `text` is the wordmark's colour on light and on dark ground, `tile` the
 * favicon's ground.
 */
export const brands = {
  voyara: {
    text: ["#2c7be5", "#5b9cf0"],
    tile: "#2c7be5",
    mark: `<rect width="48" height="48" rx="13" fill="#2c7be5"/><path d="M10.5 13.5h7.2L24.6 30 36.9 9.8c.5-.9 1.8-.5 1.8.5 0 5.200-2.200 10.800-5.800 16.900L26.600 37.700c-.9 1.500-3 1.400-3.700-.2Z" fill="#fff"/><circle cx="27" cy="12.800" r="3.600" fill="#ffd27a"/>`,
  },
  solmar: {
    text: ["#4a3510", "#ffe27a"],
    tile: "#ffe27a",
    mark: `<rect width="48" height="48" rx="24" fill="#ffe27a"/><path d="M11 27a13 13 0 0 1 26 0Z" fill="#f08a3c"/><path d="M24 5.500v4M10.200 11.200l2.800 2.800M37.800 11.200l-2.800 2.800" stroke="#f08a3c" stroke-width="2.600" stroke-linecap="round" fill="none"/><path d="M7 30.500q4.250-4 8.500 0t8.500 0 8.500 0 8.500 0M11.500 37q4.200-3.600 8.300 0t8.300 0 8.300 0" stroke="#1f8fa3" stroke-width="3" stroke-linecap="round" fill="none"/>`,
  },
  nordlys: {
    text: ["#0f5e6b", "#8fd3d6"],
    tile: "#0f5e6b",
    mark: `<rect width="48" height="48" rx="10" fill="#0f5e6b"/><path d="M8 27C14 25 13 9 20 8c6-.8 5 12 11 11 4.500-.8 5-7 9-9.500" fill="none" stroke="#8ff0c4" stroke-width="3.200" stroke-linecap="round"/><path d="M8 33.500C15 31 15 17 21 16c5.200-.8 5 9.500 10.500 8.500 3.800-.7 5-5 8.500-7" fill="none" stroke="#5fd0c8" stroke-width="2.400" stroke-linecap="round" opacity=".8"/><path d="M6 42 17.500 28.500l5.500 6 6.500-9L42 42Z" fill="#fff"/>`,
  },
  harbour: {
    text: ["#1b365d", "#a9c4ea"],
    tile: "#1b365d",
    mark: `<circle cx="24" cy="24" r="24" fill="#1b365d"/><circle cx="24" cy="11.500" r="3.600" fill="none" stroke="#f1d9a4" stroke-width="2.600"/><path d="M24 15v24M16.500 20.500h15M9.500 27.500c.6 7 6.500 11.700 14.500 11.700s13.900-4.700 14.500-11.700M9.500 27.500l-2 5M9.500 27.500l4.700 3M38.500 27.500l2 5M38.500 27.500l-4.700 3" fill="none" stroke="#f1d9a4" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"/>`,
  },
  dormant: {
    text: ["#6b7079", "#a4a9b2"],
    tile: "#8a8f98",
    mark: `<rect width="48" height="48" rx="13" fill="#8a8f98"/><path d="M30.500 33.800A13.500 13.500 0 0 1 20.200 10.500a14.500 14.500 0 1 0 17.300 20.300 13.500 13.500 0 0 1-7 3Z" fill="#fff"/><circle cx="34" cy="14" r="2" fill="#fff"/><circle cx="28" cy="20" r="1.300" fill="#fff"/>`,
  },
};

/** Rental companies: a mark on a 32 × 32 grid beside the name, on a white plate. */
export const rentals = {
  kite: {
    text: "#7a2fb5",
    mark: `<path d="M16 2 28 13 16 30 4 13Z" fill="#9b4fd6"/><path d="M16 2v28L4 13Z" fill="#7a2fb5"/><path d="M4 13h24" stroke="#fff" stroke-width="1.600"/>`,
  },
  meridian: {
    text: "#123a5c",
    mark: `<circle cx="16" cy="16" r="14" fill="#123a5c"/><ellipse cx="16" cy="16" rx="6" ry="14" fill="none" stroke="#fff" stroke-width="1.800"/><path d="M2 16h28" stroke="#f0a83c" stroke-width="2.400"/>`,
  },
  orbit: {
    text: "#0d7a5f",
    mark: `<circle cx="16" cy="16" r="8" fill="#0d7a5f"/><ellipse cx="16" cy="16" rx="15" ry="5.500" transform="rotate(-24 16 16)" fill="none" stroke="#2fc08f" stroke-width="2.200"/><circle cx="28.500" cy="8.800" r="2.800" fill="#f2b632"/>`,
  },
  solano: {
    text: "#b5411f",
    mark: `<path d="M2 22a14 14 0 0 1 28 0Z" fill="#e8622c"/><path d="M2 26h28M7 30h18" stroke="#b5411f" stroke-width="2.400" stroke-linecap="round"/><path d="M16 8V3M6.500 12 3 8.500M25.500 12 29 8.500" stroke="#e8622c" stroke-width="2.200" stroke-linecap="round"/>`,
  },
  fable: {
    text: "#8a2743",
    mark: `<path d="M3 7c5-2.500 9-2 13 1 4-3 8-3.500 13-1v19c-5-2.500-9-2-13 1-4-3-8-3.500-13-1Z" fill="#c9405f"/><path d="M16 8v19" stroke="#fff" stroke-width="1.800"/><path d="M20 4v9l2.500-2 2.500 2V3.500Z" fill="#f2b632"/>`,
  },
  juniper: {
    text: "#24557a",
    mark: `<path d="M16 2c2.500 6 2.500 12 0 28" fill="none" stroke="#4c8a4a" stroke-width="2.400" stroke-linecap="round"/><path d="M15 12 6 7M16 18l10-6M15 23 5 18" stroke="#4c8a4a" stroke-width="2.200" stroke-linecap="round"/><circle cx="24" cy="20" r="4.500" fill="#2f6ea0"/><circle cx="9" cy="25.500" r="4" fill="#24557a"/><circle cx="22" cy="6" r="3" fill="#2f6ea0"/>`,
  },
  lantern: {
    text: "#7a4a08",
    mark: `<path d="M11 6a5 5 0 0 1 10 0" fill="none" stroke="#7a4a08" stroke-width="2.200"/><path d="M9 7h14l3 17H6Z" fill="#f6b93b"/><path d="M5 24h22v4H5Z" fill="#7a4a08"/><path d="M16 11c4 4.500 3.500 9.500 0 9.500s-4-5 0-9.500Z" fill="#fff"/>`,
  },
  pebble: {
    text: "#4a5560",
    mark: `<ellipse cx="16" cy="25" rx="14" ry="5" fill="#4a5560"/><ellipse cx="16.500" cy="16.500" rx="10.500" ry="4.600" fill="#7d8b99"/><ellipse cx="15.500" cy="8.500" rx="7" ry="4" fill="#35b0ab"/>`,
  },
};

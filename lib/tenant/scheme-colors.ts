/**
 * The background colours of text in both schemes, as in app/globals.css; a test compares the two.
 */
export const schemeColors = {
  light: { canvas: "#f7f8fa", surface: "#ffffff", ink: "#12161d" },
  dark: { canvas: "#0e1116", surface: "#161a21", ink: "#eef1f5" },
} as const;

export type Scheme = keyof typeof schemeColors;

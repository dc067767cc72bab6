/**
 * Light of an image. `sky` from the zenith down to the horizon, `key` the colour of lit surfaces,
 * `shade` of those turned away, `haze` what distance fades to, `lamps` the share of lit windows
 * (0–1).
 */
export const moods = {
  day: mood(
    ["#2c78bd", "#66abdb", "#b5dbea", "#f4efdb"],
    "#fffaf0",
    "#93a6cb",
    "#c9e0ec",
    "#fff8de",
    ["#8cc9d6", "#2f86ad", "#1b5f8c"],
  ),
  tropical: mood(
    ["#1580c4", "#48b1dd", "#9adcea", "#eef8ea"],
    "#fffaf2",
    "#8fb0c8",
    "#c4e6ea",
    "#fffbe8",
    ["#7fe0d6", "#23b3bd", "#0d7ea6"],
  ),
  golden: mood(
    ["#4a7ba6", "#8fb3bf", "#f2d2a0", "#fbb86f"],
    "#ffe2b4",
    "#8a7ba3",
    "#f2c9a0",
    "#fff0c4",
    ["#f5c894", "#8aa3ab", "#3f6f8c"],
  ),
  dawn: mood(
    ["#6480b4", "#aea6cd", "#f1c0bd", "#fde2bd"],
    "#ffe8da",
    "#8e8ab6",
    "#e9c9cb",
    "#fff1d8",
    ["#f3cdbf", "#a3a6c8", "#5a76a6"],
  ),
  dusk: mood(
    ["#2a2d62", "#67478a", "#d0677f", "#fbab6c"],
    "#f3bca6",
    "#5b4b84",
    "#b56d8a",
    "#ffdca0",
    ["#ec9a7c", "#8a5a8c", "#352f66"],
    0.45,
  ),
  blue: mood(
    ["#0d1a40", "#1e3a74", "#4c73ad", "#c0a9b5"],
    "#93a3cf",
    "#3f4d86",
    "#4f6ea3",
    "#f6ead2",
    ["#7c8cb8", "#2f4f8a", "#122552"],
    0.7,
  ),
  night: mood(
    ["#060b22", "#0e1c46", "#1d3468", "#3d588c"],
    "#6f82ba",
    "#2d3a70",
    "#2a4077",
    "#f4efdc",
    ["#3f5a92", "#1d3468", "#0a1434"],
    0.6,
  ),
  mist: mood(
    ["#aac3cc", "#c9d8d9", "#e4e8df", "#f6f0df"],
    "#f6f4ea",
    "#9db1b8",
    "#dfe6e2",
    "#fffdf2",
    ["#dfe6e0", "#a9c1c4", "#6f959f"],
  ),
};

function mood(sky, key, shade, haze, sun, water, lamps = 0) {
  return { sky, key, shade, haze, sun, water, lamps };
}

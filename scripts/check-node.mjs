/** Exits with one clear line if Node is too old, before anything newer is loaded. */
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node ${process.versions.node} is too old: this needs Node 20.19 or newer; 24 is recommended. See https://nodejs.org/`,
  );
  process.exit(1);
}

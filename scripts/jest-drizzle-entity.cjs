// Drizzle's `entity.cjs` for unit tests, with its answers kept. It asks some ten classes of every
// part of a statement, and walks two prototype chains each time: a quarter of the processor time of
// tests with a database. What it finds depends on the prototype alone.
const entity = require("drizzle-orm/entity");

const answers = new WeakMap();

function is(value, type) {
  const prototype = value && typeof value === "object" ? Object.getPrototypeOf(value) : null;
  if (!prototype) return entity.is(value, type);
  let ofType = answers.get(type);
  if (!ofType) answers.set(type, (ofType = new WeakMap()));
  let answer = ofType.get(prototype);
  if (answer === undefined) ofType.set(prototype, (answer = entity.is(value, type)));
  return answer;
}

module.exports = { ...entity, is };

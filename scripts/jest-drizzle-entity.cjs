// Drizzle's `entity.cjs` for unit tests. It asks some ten classes of every part of a statement, and
// each of its answers walks both prototype chains: a quarter of the processor time of tests with a
// database. They depend on the prototype alone, so each is found once.
const entityKind = Symbol.for("drizzle:entityKind");
const hasOwnEntityKind = Symbol.for("drizzle:hasOwnEntityKind");
const answers = new WeakMap();

function extendsEntity(value, type) {
  if (value instanceof type) return true;
  for (
    let found = Object.getPrototypeOf(value)?.constructor;
    found;
    found = Object.getPrototypeOf(found)
  )
    if (found[entityKind] !== undefined && found[entityKind] === type[entityKind]) return true;
  return false;
}

function is(value, type) {
  if (!value || typeof value !== "object") return false;
  const prototype = Object.getPrototypeOf(value);
  if (!prototype) return false;
  let ofType = answers.get(type);
  if (!ofType) answers.set(type, (ofType = new WeakMap()));
  let answer = ofType.get(prototype);
  if (answer === undefined) ofType.set(prototype, (answer = extendsEntity(value, type)));
  return answer;
}

module.exports = { entityKind, hasOwnEntityKind, is };

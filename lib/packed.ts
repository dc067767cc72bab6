declare const content: unique symbol;

/**
 * A large value for a client component, as text: React writes and reads a text at once, but each
 * object and each field of a value by itself.
 */
export type Packed<T> = string & { readonly [content]: T };

/** How values of a type are written as JSON. `known`: the values that are written once. */
export type Form<T> = {
  write(value: T, known: Map<string, number>): unknown;
  read(written: unknown, known: readonly unknown[]): T;
};

/** As it is: numbers, booleans, short texts. */
export const plain = <T>(): Form<T> => ({
  write: (value) => value,
  read: (written) => written as T,
});

/** Of few different ones: each is written once, and named by its number. */
export const repeated = <T>(): Form<T> => ({
  write(value, known) {
    const text = JSON.stringify(value);
    const number = known.get(text) ?? known.size;
    known.set(text, number);
    return number;
  },
  read: (written, known) => known[written as number] as T,
});

export const list = <T>(item: Form<T>): Form<T[]> => ({
  write: (values, known) => values.map((value) => item.write(value, known)),
  read: (written, known) => (written as unknown[]).map((part) => item.read(part, known)),
});

/** Of an object that may be null. */
export const nullable = <T>(form: Form<T>): Form<T | null> => ({
  write: (value, known) => value && form.write(value, known),
  read: (written, known) => (written === null ? null : form.read(written, known)),
});

/** Of an object that may be missing. */
export const optional = <T>(form: Form<T>): Form<T | undefined> => ({
  write: (value, known) => (value === undefined ? null : form.write(value, known)),
  read: (written, known) => (written === null ? undefined : form.read(written, known)),
});

/** Without the names of its fields: they are in this order, all of them. */
export function fields<T extends object>(forms: {
  readonly [Key in keyof T]-?: Form<T[Key]>;
}): Form<T> {
  const keys = Object.keys(forms) as (keyof T)[];
  return {
    write: (value, known) => keys.map((key) => forms[key].write(value[key], known)),
    read(written, known) {
      const value: Partial<T> = {};
      keys.forEach((key, index) => {
        const field = forms[key].read((written as unknown[])[index], known);
        if (field !== undefined) value[key] = field;
      });
      return value as T;
    },
  };
}

/** A value in its form. `first` is the first of the values that are written once. */
export function pack<T>(value: T, form: Form<T>, first?: unknown): Packed<T> {
  const known = new Map<string, number>(first === undefined ? [] : [[JSON.stringify(first), 0]]);
  const written = JSON.stringify(form.write(value, known));
  return `[[${[...known.keys()].join()}],${written}]` as Packed<T>;
}

export function unpack<T>(packed: Packed<T>, form: Form<T>): T {
  const [known, written] = JSON.parse(packed) as [unknown[], unknown];
  return form.read(written, known);
}

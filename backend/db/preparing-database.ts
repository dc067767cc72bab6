import {
  parse,
  PGlite,
  protocol,
  TransactionAbortedError,
  type QueryOptions,
  type Results,
  type Transaction,
} from "@electric-sql/pglite";
import { LRUCache } from "lru-cache";
import { lose } from "./outage";

type Messages = Awaited<ReturnType<PGlite["execProtocol"]>>["messages"];
type Prepared = {
  name: string;
  parameterTypes: number[];
  /** Names and types of its columns. */
  description: Messages;
};
type Value = Parameters<PGlite["serializers"][number]>[0];

const { messages: kinds, serialize } = protocol;

/** Each takes a few ten kilobytes of the database's memory. */
const maximumStatements = 200;

/** Not changes of the schema: a plan doesn't outlive a change of its columns. */
const isKept = (text: string) => /^\s*(?:select|insert|update|delete|with)\b/i.test(text);

/**
 * The embedded database, which parses and plans the statements of transactions once and not each
 * time. PGlite itself sends every query in six messages and has it planned anew, which was half of
 * the backend's time; here one that is known is a single exchange.
 */
export class PreparingDatabase extends PGlite {
  #lastName = 0;
  /** Names to forget, which the next exchange does. */
  #dropped: string[] = [];
  readonly #statements = new LRUCache<string, Prepared>({
    max: maximumStatements,
    dispose: ({ name }) => this.#dropped.push(name),
  });

  /** As PGlite's own, with a `tx` that can `query` only: no caller uses more. */
  override async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    await this.waitReady;
    return this._runExclusiveTransaction(async () => {
      if (this.closed) lose("The database is closed");
      let isOpen = true;
      const query = async <Row>(text: string, values: Value[] = [], options: QueryOptions = {}) => {
        if (!isOpen) throw new Error("The transaction is closed");
        return this._runExclusiveQuery(() => this.#run<Row>(text, values, options));
      };
      await this.#command("begin").catch(lose);
      try {
        const result = await work({ query } as Transaction);
        isOpen = false;
        // Of one that a failed statement has aborted, the database answers that it rolled back.
        if ((await this.#command("commit")) !== "COMMIT") throw new TransactionAbortedError();
        return result;
      } catch (error) {
        if (isOpen) await this.#command("rollback").catch(lose);
        throw error;
      } finally {
        isOpen = false;
      }
    });
  }

  /** @returns what the database says was done */
  async #command(command: "begin" | "commit" | "rollback"): Promise<string | undefined> {
    const messages = await this._runExclusiveQuery(() =>
      this.#exchange([serialize.query(command)]),
    );
    return messages.find((message) => message instanceof kinds.CommandCompleteMessage)?.text;
  }

  async #run<Row>(
    text: string,
    values: Value[],
    { parsers = {}, rowMode, serializers = {} }: QueryOptions,
  ): Promise<Results<Row>> {
    const { name, parameterTypes, description } =
      this.#statements.get(text) ?? (await this.#prepare(text));
    const texts = values.map((value: Value, index) => {
      if (value === null || value === undefined) return null;
      const type = parameterTypes[index] ?? 0;
      const toText = serializers[type] ?? this.serializers[type];
      return toText ? toText(value) : String(value);
    });
    const answer = await this.#exchange([
      serialize.bind({ statement: name, values: texts }),
      serialize.execute(),
    ]);
    // Inherited, not copied: there are hundreds.
    const own = Object.assign(Object.create(this.parsers) as typeof this.parsers, parsers);
    const [result] = parse.parseResults([...description, ...answer], own, {
      ...(rowMode ? { rowMode } : {}),
    });
    return result as Results<Row>;
  }

  async #prepare(text: string): Promise<Prepared> {
    // The nameless one is replaced by the next.
    const name = isKept(text) ? `s${(this.#lastName += 1)}` : "";
    const messages = await this.#exchange([
      serialize.parse({ name, text }),
      serialize.describe({ type: "S", name }),
    ]);
    const prepared = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(messages),
      description: messages.filter((message) => message.name === "rowDescription"),
    };
    if (name) this.#statements.set(text, prepared);
    return prepared;
  }

  /** @throws the database's error, after which it is ready for the next exchange */
  async #exchange(wanted: Uint8Array[]): Promise<Messages> {
    const forgotten = this.#dropped.map((name) => serialize.close({ type: "S", name }));
    this.#dropped = [];
    const message = Buffer.concat([...forgotten, ...wanted, serialize.sync()]);
    return (await this.execProtocol(message, { syncToFs: false })).messages;
  }
}

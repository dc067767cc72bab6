// Sends requests as fast as possible, or at a given rate, and reports response times. A separate
// process: `fire` starts it.
// Our own rather than autocannon: that spends twice the processor time per request that bare
// `node:http` needs to respond, and rounds times to milliseconds, so that on two processors it
// would measure itself.
import { createHistogram } from "node:perf_hooks";
import { createConnection } from "./create-connection.mjs";

process.once(
  "message",
  (job) => void run(job).then((result) => process.send(result, () => process.disconnect())),
);

/**
 * Requests are taken in turn, by all connections together, until the time or `count` is over. With
 * a `rate` (per second) a response time counts from the moment its request was due.
 */
function run({ port, requests, connections, seconds, rate, count = Infinity }) {
  const questions = requests.map(toBytes);
  // Nanoseconds.
  const times = createHistogram({ figures: 3, highest: 60e9 });
  const hitTimes = createHistogram({ figures: 3, highest: 60e9 });
  const result = { answers: 0, failures: 0, hits: 0, bytes: 0, statuses: {} };
  const cpu = process.cpuUsage();
  const start = performance.now();
  const end = start + seconds * 1000;
  const due = [];
  const idle = [];
  let planned = 0;
  let sent = 0;
  let active = connections;

  return new Promise((resolve) => {
    const isOver = () => planned >= count || performance.now() >= end;

    function createAsker() {
      let dueAt = 0;
      const connection = createConnection(port, (answer) => {
        if (answer) take(answer, performance.now() - dueAt);
        else result.failures++;
        next();
      });
      const ask = (at) => {
        dueAt = at;
        connection.ask(questions[sent++ % questions.length]);
      };
      const next = () => {
        if (due.length > 0) ask(due.shift());
        else if (isOver()) {
          connection.close();
          if (--active === 0) resolve(summarise());
        } else if (rate) idle.push(next);
        else {
          planned++;
          ask(performance.now());
        }
      };
      return next;
    }

    function plan() {
      const now = Math.min(performance.now(), end);
      for (let at; planned < count && (at = start + (planned * 1000) / rate) <= now; planned++)
        due.push(at);
      for (const next of idle.splice(0, isOver() ? idle.length : due.length)) next();
      if (!isOver()) setTimeout(plan, 1);
    }

    const askers = Array.from({ length: connections }, createAsker);
    if (rate) plan();
    for (const next of askers) next();
  });

  function take({ head, bytes }, milliseconds) {
    const status = head.slice(9, 12);
    result.statuses[status] = (result.statuses[status] ?? 0) + 1;
    result.answers++;
    result.bytes += bytes;
    const nanoseconds = Math.max(1, Math.round(milliseconds * 1e6));
    times.record(nanoseconds);
    if (!/\r\ncache-status: [^\r]*; *hit/i.test(head)) return;
    result.hits++;
    hitTimes.record(nanoseconds);
  }

  function summarise() {
    const took = (performance.now() - start) / 1000;
    const { user, system } = process.cpuUsage(cpu);
    const [p50, p99, hitP50] = [
      times.percentile(50),
      times.percentile(99),
      hitTimes.percentile(50),
    ].map((nanoseconds) => nanoseconds / 1e6);
    return {
      ...result,
      rate: result.answers / took,
      p50,
      p99,
      hitP50,
      busy: (user + system) / 1e6 / took,
    };
  }
}

const toBytes = ({ path, headers }) => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
};

/** The port a server of ours prints when it is ready. */
export function portOf(server) {
  return new Promise((resolve, reject) => {
    let printed = "";
    server.stdout.on("data", (chunk) => {
      printed += chunk;
      const port = /localhost:(\d+)[\s\S]*Ready|Ready[\s\S]*localhost:(\d+)/.exec(printed);
      if (port) resolve(Number(port[1] ?? port[2]));
    });
    server.once("exit", (code) => reject(new Error(`The server ended with ${code}:\n${printed}`)));
  });
}

import * as z from "zod";

// No `new Function` per schema: a content security policy forbids it in browsers and it costs
// startup time here.
z.config({ jitless: true });

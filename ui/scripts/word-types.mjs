/** Writes the types of the sentences, by which a key without a sentence and a missing argument are found. `npm run check` does it first. */

import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sentences } from "./sentences.mjs";

const catalogues = [
  { of: "room.ftl", types: "shared/room-words.ts", name: "RoomWords" },
  { of: "host.ftl", types: "shared/host-words.ts", name: "HostWords" },
  { of: "desk", types: "desk/words/keys.ts", name: "DeskWords" },
];

for (const { of, types, name } of catalogues) {
  const lines = [...sentences("en", of)].map(([key, { named }]) => {
    const parts = [...named].map(([name, counted]) => `${name}: ${counted ? "number" : "string | number"}`);
    return `  "${key}": ${parts.length === 0 ? "null" : `{ ${parts.join("; ")} }`};\n`;
  });
  writeFileSync(
    fileURLToPath(new URL(`../src/${types}`, import.meta.url)),
    `/** Made from assets/words/en/${of} by scripts/word-types.mjs */\nexport interface ${name} {\n${lines.join("")}}\n`,
  );
}

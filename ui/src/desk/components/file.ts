/** Bytes as base64. In pieces, because a call takes only so many arguments. */
export function base64Of(bytes: Uint8Array): string {
  const PIECE = 0x8000;
  let text = "";
  for (let start = 0; start < bytes.length; start += PIECE) {
    text += String.fromCharCode(...bytes.subarray(start, start + PIECE));
  }
  return btoa(text);
}

export async function base64OfFile(file: File): Promise<string> {
  return base64Of(new Uint8Array(await file.arrayBuffer()));
}

/** The same file, unless it is larger than a call takes: a film chosen by mistake is not carried over. */
export function within(file: File, most: number, tooLarge: string): File {
  if (file.size > most) throw new Error(tooLarge);
  return file;
}

/** The kinds of files that the readers of schedules, players and prizes take. */
export const SHEETS = ".csv,.tsv,.txt,.md,.html,.htm,.xlsx,.ods,text/csv,text/plain,text/html";

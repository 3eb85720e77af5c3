/** Bytes as base64. In pieces, because a call takes only so many arguments. */
export function base64Of(bytes: Uint8Array): string {
  const PIECE = 0x8000;
  let text = "";
  for (let start = 0; start < bytes.length; start += PIECE) {
    text += String.fromCharCode(...bytes.subarray(start, start + PIECE));
  }
  return btoa(text);
}

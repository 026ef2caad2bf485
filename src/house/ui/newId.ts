/** An id nobody else has. Works on plain HTTP too, where `randomUUID` does not: phones at a table in the same house. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** What opens a seat. Made here rather than by the server: asked for again after a lost answer, it is the same. */
export const newKey = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** The same text in one piece: to V8, a text put together from parts is a tree until it is read. */
export function flat(text: string): string {
  return JSON.parse(JSON.stringify(text))
}

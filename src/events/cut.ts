/** A frozen copy with the fields that are named, at any depth, and no others. */
export function cut<Said extends object>(said: Said, fields: readonly string[] = []): Said {
  return JSON.parse(JSON.stringify(said, fields as string[]), (_, it) => Object.freeze(it))
}

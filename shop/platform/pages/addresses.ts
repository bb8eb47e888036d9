/** An address without query and fragment. */
export function bareUrl(path: string): string {
  return path.split(/[?#]/, 1)[0] ?? path
}

/** The query of an address, without its question mark. */
export function queryOf(path: string): string {
  const [, query = ''] = /\?([^#]*)/.exec(path) ?? []
  return query
}

/** The address with some parameters changed; `undefined` takes one away. */
export function withParameters(
  path: string,
  changes: Readonly<Record<string, string | number | undefined>>,
): string {
  const parameters = new URLSearchParams(path.split('?')[1] ?? '')
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) parameters.delete(name)
    else parameters.set(name, String(value))
  }
  const query = parameters.toString()
  return query ? `${bareUrl(path)}?${query}` : bareUrl(path)
}

/**
 * A form as Stripe reads it: `line_items[0][quantity]=2` becomes `{ 'line_items.0.quantity': '2'
 * }`.
 */
export function readForm(body: string): ReadonlyMap<string, string> {
  const fields = [...new URLSearchParams(body)]
  return new Map(
    fields.map(([name, value]) => [name.replaceAll(']', '').replaceAll('[', '.'), value]),
  )
}

/** The fields below `prefix`, by the rest of their names. */
export function below(
  form: ReadonlyMap<string, string>,
  prefix: string,
): ReadonlyMap<string, string> {
  const inner = [...form].filter(([name]) => name.startsWith(`${prefix}.`))
  return new Map(inner.map(([name, value]) => [name.slice(prefix.length + 1), value]))
}

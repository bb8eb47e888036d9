import { createHash } from 'node:crypto'

/** An inline script that never changes, and what the content security policy calls it. */
export interface InlineScript {
  readonly text: string
  readonly source: string
}

/** The import map by which browsers refuse a part of the script that is not the built one. */
export function importMapOf(integrity: Readonly<Record<string, string>>): InlineScript {
  const scripts = Object.entries(integrity).filter(([name]) => name.endsWith('.js'))
  const byAddress = Object.fromEntries(scripts.map(([name, hash]) => [`/ui/${name}`, hash]))
  const text = JSON.stringify({ integrity: byAddress })
  const hash = createHash('sha256').update(text).digest('base64')
  return { text, source: `'sha256-${hash}'` }
}

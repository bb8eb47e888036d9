import { importBundled, written } from '../build/import-bundled.mjs'

const LIMITS = './shop/platform/limits/attempt-limits.ts'
const UNITS = [
  [24 * 60 * 60 * 1000, 'day'],
  [60 * 60 * 1000, 'hour'],
  [60 * 1000, 'minute'],
]
const PAST = {
  slower: 'nobody is refused; each waits longer than the one before',
  'no mail': 'nobody is refused; no mail is sent',
}

/** The table of attempt limits, from their definitions. */
export async function writeLimits() {
  const { ATTEMPT_LIMITS } = await importBundled(written(`export * from '${LIMITS}'`))
  const rows = Object.values(ATTEMPT_LIMITS).map(
    ({ attempts, by, max, windowMs, past }) =>
      `| ${attempts} | ${by} | ${max} in ${spanOf(windowMs)} | ${PAST[past] ?? ''} |`,
  )
  return `# Limits of attempts

Written by \`npm run docs\` from \`platform/limits/attempt-limits.ts\`, which says why where that is not plain. Counted in the database, for all processes and across restarts. A window begins with the first attempt. A network is an IPv4 address or an IPv6 /64; a mailbox is what addresses with tags, and at Gmail with dots, lead to. Where the last column says nothing, the next attempt is refused with 429, \`Retry-After\` and the text \`request.toomany\`. What has succeeded does not count, where somebody proves who they are.

| attempts | counted by | at most | past that |
|---|---|---|---|
${rows.join('\n')}

How many requests a network may make of anything a minute is \`RATE_LIMIT\`, and how many orders an hour \`ORDER_LIMIT\`: see [deployment](deployment.md#settings).
`
}

function spanOf(ms) {
  const [unit, name] = UNITS.find(([it]) => ms % it === 0)
  const count = ms / unit
  return count === 1 ? `${name === 'hour' ? 'an' : 'a'} ${name}` : `${count} ${name}s`
}

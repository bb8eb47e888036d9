import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/** The oldest Node that all of this runs on, as `engines` of package.json says: `20.19`. */
export const OLDEST_NODE = engines.node.replace('>=', '')

import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/** The oldest supported Node, from `engines` of package.json: `20.19`. */
export const OLDEST_NODE = engines.node.replace('>=', '')

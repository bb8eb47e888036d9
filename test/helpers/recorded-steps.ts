import type { KyselyPlugin } from 'kysely'

/** Records the kind and tables of each statement. */
export function recorded(steps: string[]): KyselyPlugin {
  return {
    transformQuery({ node }) {
      const tables = JSON.stringify(node).match(/"identifier":\{[^}]*"name":"(\w+)"/g) ?? []
      steps.push(`${node.kind} ${tables.join(' ')}`)
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

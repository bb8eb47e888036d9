import type { KyselyPlugin } from 'kysely'
import { importInto, NOW } from './importing.ts'

// Imports a file, and ends as if the machine were switched off once it has gone so many steps:
// statements on the shop's database, and everything that an import reports.
const [location = '', path = '', steps = '0'] = process.argv.slice(2)
let left = Number(steps)
let done = 0

function step(): void {
  left -= 1
  done += 1
  if (left === 0) process.kill(process.pid, 'SIGKILL')
}

const plugin: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    step()
    return result
  },
}

await importInto(JSON.parse(location), path, {
  clock: () => NOW + 1000,
  watcher: step,
  wrap: (db) => db.withPlugin(plugin),
})
process.stdout.write(String(done))

/** Runs the journeys in a browser, on the built shop and on pages of other sites: `npm run test:journeys [-- file …]`. */
if (process.argv.length === 2) process.argv.push('test/journeys', 'test/hosts')
await import('./test-node.mjs')

/** Walks through the built shop with a browser: `npm run test:journeys [-- file …]`. */
if (process.argv.length === 2) process.argv.push('test/journeys')
await import('./test-node.mjs')

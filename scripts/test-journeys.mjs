/** Walks through the built shop, and through pages of other people's, with a browser: `npm run test:journeys [-- file …]`. */
if (process.argv.length === 2) process.argv.push('test/journeys', 'test/hosts')
await import('./test-node.mjs')

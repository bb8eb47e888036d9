import { fileURLToPath } from 'node:url'
import { runSnippet } from './run-snippet.ts'
import { thisProgram } from './this-program.ts'

const built = fileURLToPath(new URL('../../dist/ui', import.meta.url))
process.exitCode = await runSnippet(thisProgram, built)

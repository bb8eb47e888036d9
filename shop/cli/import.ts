import { runImport } from './run-import.ts'
import { thisProgram } from './this-program.ts'

process.exitCode = await runImport(thisProgram)

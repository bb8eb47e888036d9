import { runRestore } from './run-restore.ts'
import { thisProgram } from './this-program.ts'

process.exitCode = await runRestore(thisProgram)

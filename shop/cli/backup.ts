import { runBackup } from './run-backup.ts'
import { thisProgram } from './this-program.ts'

process.exitCode = await runBackup(thisProgram)

import { runMove } from './run-move.ts'
import { thisProgram } from './this-program.ts'

process.exitCode = await runMove(thisProgram)

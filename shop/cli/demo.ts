import { runDemo } from './run-demo.ts'
import { thisProgram } from './this-program.ts'

process.exitCode = await runDemo(thisProgram)

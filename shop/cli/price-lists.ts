import { runPriceLists } from './run-price-lists.ts'
import { thisProgram } from './this-program.ts'

process.exitCode = await runPriceLists(thisProgram)

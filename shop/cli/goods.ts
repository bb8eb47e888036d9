import { runGoods } from './run-goods.ts'
import { thisProgram } from './this-program.ts'

process.exitCode = await runGoods(thisProgram)

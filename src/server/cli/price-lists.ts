import '../app/texts.ts'
import { runPriceLists } from './run-price-lists.ts'

process.exitCode = await runPriceLists({
  words: process.argv.slice(2),
  environment: process.env,
  voices: {
    out: (text) => void process.stdout.write(text),
    error: (text) => void process.stderr.write(text),
  },
})

import '../app/texts.ts'
import { runImport } from './run-import.ts'

process.exitCode = await runImport({
  words: process.argv.slice(2),
  environment: process.env,
  voices: {
    out: (text) => void process.stdout.write(text),
    error: (text) => void process.stderr.write(text),
    isTerminal: process.stderr.isTTY === true,
  },
})

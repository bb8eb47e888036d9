import '../app/texts.ts'
import { runDemo } from './run-demo.ts'

process.exitCode = await runDemo({
  words: process.argv.slice(2),
  environment: process.env,
  voices: {
    out: (text) => void process.stdout.write(text),
    error: (text) => void process.stderr.write(text),
  },
})

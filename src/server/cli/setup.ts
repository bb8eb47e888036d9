import '../app/texts.ts'
import { createInterface } from 'node:readline'
import { runSetup } from './setup/run-setup.ts'

const lines = createInterface({ input: process.stdin })
const typed = lines[Symbol.asyncIterator]()

process.exitCode = await runSetup({
  words: process.argv.slice(2),
  environment: process.env,
  out: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
  async ask(line) {
    process.stdout.write(line)
    const { value, done } = await typed.next()
    return done ? undefined : value
  },
})
lines.close()

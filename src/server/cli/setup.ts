import '../app/texts.ts'
import { openTerminal } from './open-terminal.ts'
import { runSetup } from './setup/run-setup.ts'

const { ask, askHidden, close } = openTerminal({ input: process.stdin, output: process.stdout })

process.exitCode = await runSetup({
  words: process.argv.slice(2),
  environment: process.env,
  out: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
  ask,
  ...(askHidden && { askHidden }),
})
close()

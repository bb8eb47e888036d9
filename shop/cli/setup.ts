import { openTerminal } from './open-terminal.ts'
import { runSetup } from './setup/run-setup.ts'
import { thisProgram } from './this-program.ts'

const { ask, askHidden, close } = openTerminal({ input: process.stdin, output: process.stdout })

const { words, environment, voices } = thisProgram

process.exitCode = await runSetup({
  words,
  environment,
  ...voices,
  ask,
  ...(askHidden && { askHidden }),
})
close()

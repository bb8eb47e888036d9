import type { Command } from './command.ts'

/** The process's arguments, environment and output. */
export const thisProgram = {
  words: process.argv.slice(2),
  environment: process.env,
  voices: {
    out: (text) => void process.stdout.write(text),
    error: (text) => void process.stderr.write(text),
    isTerminal: process.stderr.isTTY === true,
  },
} satisfies Command

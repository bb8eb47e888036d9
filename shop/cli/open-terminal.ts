import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

/** Where questions are asked: a terminal with a person at it, or a pipe with their answers. */
export interface Terminal {
  /** Shows a line, and answers what was typed after it; undefined at the end of the input. */
  readonly ask: (line: string) => Promise<string | undefined>
  /** The same, while what is typed is not shown; undefined where nothing is typed by hand. */
  readonly askHidden: Terminal['ask'] | undefined
  readonly close: () => void
}

interface Streams {
  readonly input: NodeJS.ReadStream
  readonly output: NodeJS.WriteStream
}

export function openTerminal({ input, output }: Streams): Terminal {
  const isPerson = input.isTTY && output.isTTY
  const screen = createScreen(output)
  // Lines that are kept for the arrow keys would show a password again.
  const echo = { output: screen.stream, terminal: true, historySize: 0 }
  const lines = createInterface({ input, ...(isPerson && echo) })
  const next = queueLines(lines)
  // The terminal is as it was before the program ends as it would have without one.
  lines.on('SIGINT', () => {
    lines.close()
    process.kill(process.pid, 'SIGINT')
  })

  const ask: Terminal['ask'] = (line) => {
    if (isPerson) {
      lines.setPrompt(line)
      lines.prompt()
    } else output.write(line)
    return next()
  }
  const askHidden: Terminal['ask'] = async (line) => {
    output.write(line)
    screen.mute()
    lines.setPrompt('')
    const answer = await next()
    screen.unmute()
    output.write('\n')
    return answer
  }
  return { ask, askHidden: isPerson ? askHidden : undefined, close: () => lines.close() }
}

/** Answers line after line, also those that came before they were asked for, as a paste’s do. */
function queueLines(lines: ReturnType<typeof createInterface>) {
  const typed: string[] = []
  const waiting: ((line: string | undefined) => void)[] = []
  let isClosed = false
  lines.on('line', (line) => {
    const take = waiting.shift()
    if (take) take(line)
    else typed.push(line)
  })
  lines.on('close', () => {
    isClosed = true
    for (const take of waiting) take(undefined)
  })
  return () =>
    new Promise<string | undefined>((take) => {
      if (typed.length > 0 || isClosed) take(typed.shift())
      else waiting.push(take)
    })
}

/** What is written to the terminal while it is not muted. */
function createScreen(output: NodeJS.WriteStream) {
  let isMuted = false
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!isMuted) output.write(chunk)
      // At once: what waited here would be written as the screen is later.
      done()
    },
  })
  // Lines longer than the terminal is wide are drawn right only where the width is known.
  Object.defineProperty(stream, 'columns', { get: () => output.columns })
  return {
    stream,
    mute: () => {
      isMuted = true
    },
    unmute: () => {
      isMuted = false
    },
  }
}

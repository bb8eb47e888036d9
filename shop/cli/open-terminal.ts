import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

/** The source of answers: a terminal with a person, or a pipe. */
export interface Terminal {
  /** Shows a line, and returns the text typed after it; undefined at the end of the input. */
  readonly ask: (line: string) => Promise<string | undefined>
  /** The same without showing the typed text; undefined if no person is typing. */
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
  // No history: the arrow keys would show a password.
  const echo = { output: screen.stream, terminal: true, historySize: 0 }
  const lines = createInterface({ input, ...(isPerson && echo) })
  const next = queueLines(lines)
  // Restores the terminal first, and then ends by the signal's default.
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

/** Returns line after line, including those that arrive before they are requested, as in a paste. */
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

/** A stream to the terminal that can be muted. */
function createScreen(output: NodeJS.WriteStream) {
  let isMuted = false
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!isMuted) output.write(chunk)
      // Not delayed: a waiting chunk would be written with the later mute state.
      done()
    },
  })
  // Readline needs the width to draw lines that are longer than the terminal.
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

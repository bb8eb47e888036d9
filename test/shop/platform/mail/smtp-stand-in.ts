import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { TestContext } from 'node:test'

interface TakenMail {
  readonly from: string
  readonly to: readonly string[]
  /** As it was meant: leading dots undone. */
  readonly message: string
  readonly login: string | undefined
}

export interface SmtpStandIn {
  /** `smtp://127.0.0.1:<port>`, or with a user. */
  url(user?: string): string
  readonly taken: readonly TakenMail[]
  readonly commands: readonly string[]
}

/** Answers to single commands that differ from what a friendly server says; `null` is silence. */
export type Moods = Readonly<Record<string, string | null>>

/** A mail server that speaks as much SMTP as it takes to receive mail (RFC 5321, AUTH PLAIN). */
export async function openSmtp(t: TestContext, moods: Moods = {}): Promise<SmtpStandIn> {
  const taken: TakenMail[] = []
  const commands: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    converse(socket, { moods, taken, commands })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    for (const it of sockets) it.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { taken, commands, url: (user) => `smtp://${user ? `${user}@` : ''}127.0.0.1:${port}` }
}

interface Conversation {
  readonly moods: Moods
  readonly taken: TakenMail[]
  readonly commands: string[]
}

function converse(socket: Socket, { moods, taken, commands }: Conversation): void {
  let received = ''
  let isData = false
  let login: string | undefined
  let from = ''
  let to: string[] = []

  const say = (command: string, friendly: string) => {
    const mood = moods[command]
    if (mood !== null) socket.write(`${mood ?? friendly}\r\n`)
  }
  const answers: Record<string, (line: string) => void> = {
    ehlo: () => say('EHLO', '250-stand-in\r\n250-AUTH PLAIN\r\n250 8BITMIME'),
    auth: (line) => {
      login = Buffer.from(line.split(' ')[2] ?? '', 'base64').toString('utf8')
      say('AUTH', '235 welcome')
    },
    mail: (line) => {
      from = /<([^>]*)>/.exec(line)?.[1] ?? ''
      to = []
      say('MAIL', '250 ok')
    },
    rcpt: (line) => {
      to.push(/<([^>]*)>/.exec(line)?.[1] ?? '')
      say('RCPT', '250 ok')
    },
    data: () => {
      isData = moods.DATA === undefined
      say('DATA', '354 go on')
    },
    quit: () => {
      say('QUIT', '221 bye')
      socket.end()
    },
  }

  function take(message: string): void {
    isData = false
    taken.push({ from, to, message: message.replace(/^\./gm, ''), login })
    say('END', '250 kept')
  }

  function obey(command: string): void {
    commands.push(command)
    const answer = answers[command.slice(0, 4).toLowerCase()]
    if (answer) answer(command)
    else socket.write('502 what?\r\n')
  }

  function read(): void {
    const end = isData ? '\r\n.\r\n' : '\r\n'
    const at = received.indexOf(end)
    if (at < 0) return
    const piece = received.slice(0, at)
    received = received.slice(at + end.length)
    if (isData) take(`${piece}\r\n`)
    else obey(piece)
    read()
  }

  socket.on('data', (chunk) => {
    received += chunk.toString('latin1')
    read()
  })
  say('GREET', '220 stand-in ESMTP')
}

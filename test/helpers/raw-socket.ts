import { connect, createServer } from 'node:net'

/** Sends raw bytes, and returns everything received until the other side closes. */
export function speak(port: number, text: string, host = '127.0.0.1'): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, host, () => socket.write(text))
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
    socket.setTimeout(5000, () => socket.destroy())
  })
}

/** A request of the given lines that closes the connection after the answer. */
export function linesOf(...lines: readonly string[]): string {
  return [...lines, 'Connection: close', '', ''].join('\r\n')
}

export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1])
}

/** For a program that prints its address under another name. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

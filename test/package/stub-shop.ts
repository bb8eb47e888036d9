import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const HTML = 'text/html; charset=utf-8'
const JSON_TYPE = 'application/json'
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
}

interface StubShop {
  readonly url: string
  /** What is answered at an address, as HTML. */
  readonly pages: Map<string, string>
  close(): void
}

/** Serves pages, the files of a folder, and a cart that counts what is added. */
export async function serveShop(folder: string): Promise<StubShop> {
  const pages = new Map<string, string>()
  let quantity = 0

  function answerCall(method: string, url: string): string {
    if (url === '/api/token') return '{"token":"t"}'
    if (method === 'POST') quantity += 1
    return JSON.stringify({ quantity: String(quantity), orderRows: [] })
  }

  async function answerTo(method: string, url: string): Promise<[string, string | Buffer]> {
    if (url.startsWith('/api/')) return [JSON_TYPE, answerCall(method, url)]
    const page = pages.get(url)
    if (!page) return [TYPES[extname(url)] ?? 'text/plain', await readFile(join(folder, url))]
    // Each page begins with an empty cart.
    quantity = 0
    return [HTML, page]
  }

  const server = createServer(({ method = '', url = '' }, response) => {
    answerTo(method, url).then(
      ([type, body]) => response.setHeader('content-type', type).end(body),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}`, pages, close }
}

import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { text } from 'node:stream/consumers'

const HTML = 'text/html; charset=utf-8'
const JSON_TYPE = 'application/json'
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
}

export interface StubShop {
  readonly url: string
  /** The HTML of each address. */
  readonly pages: Map<string, string>
  /** The articles in the cart, one for each piece that was added. */
  readonly added: string[]
  close(): void
}

/** Serves pages, the files of a folder, and a cart that counts what is added. */
export async function serveShop(folder: string): Promise<StubShop> {
  const pages = new Map<string, string>()
  const added: string[] = []

  async function answerCall(url: string, request: IncomingMessage): Promise<string> {
    if (url === '/api/token') return '{"token":"t"}'
    if (url === '/api/quickSearch') return '[]'
    if (url === '/api/cart/add') added.push(...readArticles(await text(request)))
    return JSON.stringify({ quantity: String(added.length), orderRows: [] })
  }

  async function answerTo(request: IncomingMessage): Promise<[string, string | Buffer]> {
    const [url = ''] = request.url?.split('?') ?? []
    if (url.startsWith('/api/')) return [JSON_TYPE, await answerCall(url, request)]
    const page = pages.get(url)
    if (page) return [HTML, page]
    return [TYPES[extname(url)] ?? 'text/plain', await readFile(join(folder, url))]
  }

  const server = createServer((request, response) => {
    answerTo(request).then(
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
  return { url: `http://127.0.0.1:${port}`, pages, added, close }
}

function readArticles(body: string): string[] {
  const { articles } = JSON.parse(body) as {
    articles: { articleNumber: string; quantity: number }[]
  }
  return articles.flatMap((it) => Array<string>(it.quantity).fill(it.articleNumber))
}

import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export interface StaticFolders {
  /** Served under `/ui/`: the elements' parts and style sheets. */
  readonly ui?: string | undefined
  /** Served under `/ui-lite/`: the same elements, built on preact. */
  readonly uiLite?: string | undefined
}

/** Names of files that never change carry a hash of what is in them. */
const HASHED = /[-/\\][A-Z0-9]{8}\.\w+(\.(br|gz))?$/
const FONT = /\.woff2$/
/** Names that a build makes. What is encoded, doubled or leads up has no file, whatever it ends at. */
const PLAIN_ADDRESS = /^(?:\/[\w-][\w.-]*)+(?:\?|$)/
const FOREVER = 'public, max-age=31536000, immutable'

export async function addStaticFiles(shop: FastifyInstance, folders: StaticFolders): Promise<void> {
  await addFolder(shop, '/ui/', folders.ui)
  await addFolder(shop, '/ui-lite/', folders.uiLite)
}

async function addFolder(
  shop: FastifyInstance,
  prefix: string,
  root: string | undefined,
): Promise<void> {
  if (!root || !existsSync(root)) {
    shop.get(`${prefix}*`, (_request, reply) => reply.callNotFound())
    return
  }
  await shop.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    preCompressed: true,
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    cacheControl: false,
    allowedPath: isServed,
    setHeaders: (reply, path) => {
      reply.header('access-control-allow-origin', '*')
      reply.header('vary', FONT.test(path) ? 'save-data' : 'accept-encoding')
      reply.header('cache-control', HASHED.test(path) ? FOREVER : 'no-cache')
    },
  })
}

/** Whether a file may be sent under the address that it is asked for by. */
export function isServed(path: string, _root: string, { url, headers }: FastifyRequest): boolean {
  // Whoever saves data reads the page in a typeface that is there already.
  const isSpared = FONT.test(path) && headers['save-data'] === 'on'
  return PLAIN_ADDRESS.test(url) && !isSpared
}

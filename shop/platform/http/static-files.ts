import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export interface StaticFolders {
  /** Served under `/ui/`: the elements' parts and style sheets. */
  readonly ui?: string | undefined
  /** Served under `/ui-lite/`: the same elements, built on preact. */
  readonly uiLite?: string | undefined
}

/** The names of immutable files contain a hash of their content. */
const HASHED = /[-/\\][A-Z0-9]{8}\.\w+(\.(br|gz))?$/
const FONT = /\.woff2$/
/** Addresses of built files. Encoded characters, double slashes and `..` never name one. */
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

/** Whether a file may be sent for the requested address. */
export function isServed(path: string, _root: string, { url, headers }: FastifyRequest): boolean {
  // With `Save-Data`, the page is shown in a typeface that the device already has.
  const isSpared = FONT.test(path) && headers['save-data'] === 'on'
  return PLAIN_ADDRESS.test(url) && !isSpared
}

import { networkInterfaces } from 'node:os'
import type { Text } from '../../../src/i18n/text.ts'

/** The origins of the shop and its payment widgets, without a trailing slash. */
export interface Origins {
  /** The shop's address, for links in mails and in calls to providers. */
  readonly shop: string
  /** The origins of the shop's pages, all of which may embed the widgets. */
  readonly pages: readonly string[]
  readonly widgets: string
  /** The shop's origin for a server on the same machine. */
  readonly nearby: string
}

interface Places {
  readonly baseUrl: string | undefined
  readonly widgetUrl: string | undefined
  readonly host: string
}

/** The origins while no port is open, as in tests that only call `inject()`. */
export const UNOPENED: Origins = {
  shop: 'http://localhost',
  pages: ['http://localhost'],
  widgets: 'http://localhost:1',
  nearby: 'http://localhost',
}

/** Builds the addresses from the settings and the ports that were opened. */
export function originsOf(
  { baseUrl, widgetUrl, host }: Places,
  port: number,
  widgetPort: number,
): Origins {
  const name = LOCAL.test(host) ? 'localhost' : urlName(host)
  const shop = baseUrl ?? `http://${name}:${port}`
  const { protocol, hostname } = new URL(shop)
  return {
    shop,
    pages: pagesOf(shop, port),
    widgets: widgetUrl ?? `${protocol}//${hostname}:${widgetPort}`,
    nearby: `http://${EVERYWHERE.test(host) ? '127.0.0.1' : urlName(host)}:${port}`,
  }
}

const LOCAL = /^(127\.0\.0\.1|0\.0\.0\.0|::|::1|localhost)$/
const EVERYWHERE = /^(0\.0\.0\.0|::)$/

/**
 * Advice at startup for a shop that listens on every network without a configured address: its
 * widgets, mails and return links would lead each visitor to the visitor's own machine.
 */
export function adviseOnAddress(
  { baseUrl, host }: Pick<Places, 'baseUrl' | 'host'>,
  port: number,
  t: Text,
  networks: ReturnType<typeof networkInterfaces> = networkInterfaces(),
): string | undefined {
  if (baseUrl !== undefined || !EVERYWHERE.test(host)) return undefined
  const outside = Object.values(networks).flatMap((it) => it ?? [])
  const found = outside.find(({ internal, family }) => !internal && family === 'IPv4')
  const example = `http://${found?.address ?? 'shop.example'}:${port}`
  return t('start.advice.address', { example })
}

/** A local shop is reachable by two names, and people type either. */
function pagesOf(shop: string, port: number): string[] {
  if (new URL(shop).hostname !== 'localhost') return [shop]
  return [...new Set([shop, `http://127.0.0.1:${port}`])]
}

function urlName(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}

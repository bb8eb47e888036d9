import { type PageConfig, tidyBase } from '../model/page-config.ts'
import type { Storefront } from '../model/storefront.ts'
import { leavingUrl } from '../model/url.ts'
import { readStored, writeStored } from './storage.ts'

/** Where a visitor goes if an answer has no address, or a forbidden one. */
const START_PAGE = '/'

const TOKEN_KEY = 'requestVerificationToken'
const CONFIG = Symbol.for('courtside.config')
const LOADER = Symbol.for('courtside.loader')

interface Loader {
  setting?(name: string): string | null | undefined
}

// Looked up by selector, because a form named "body" hides document.body.
const find = (selector: string) => document.querySelector(selector)

/** The settings of the loader's script tag. */
export function pageConfig(): Partial<PageConfig> {
  return (globalThis as { [CONFIG]?: PageConfig })[CONFIG] ?? {}
}

/** The value of a `data-…` attribute of the loader's script. */
export function scriptSetting(name: string): string | null | undefined {
  return (globalThis as { [LOADER]?: Loader })[LOADER]?.setting?.(name)
}

/** The base of every call, also for scripts that run before the configuration is published. */
export function apiBase(): string {
  return pageConfig().api ?? tidyBase(scriptSetting('api'))
}

/** Decides what is displayed, never what is allowed: the shop decides that. */
export function pageStorefront(): Storefront {
  return find('body')?.classList.contains('professional-storefront') ? 'professional' : 'sport'
}

/** The page's request context as one line of ASCII, for a header. */
export function requestContext(): string {
  const written = find('script#request-context')?.textContent
  if (!written) return '{}'
  try {
    const context: unknown = JSON.parse(written)
    return JSON.stringify(context).replace(/[^ -~]/g, asEscape)
  } catch {
    return '{}'
  }
}

/**
 * The request verification token of the page, or the one stored earlier; empty if the page was drawn for
 * everybody and there is no session.
 */
export function storedToken(): string | undefined {
  const written = tokenMeta()?.content
  return written || (readStored(TOKEN_KEY) ?? written)
}

export function storeToken(token: string): void {
  const meta = tokenMeta()
  if (meta) meta.content = token
  else writeStored(TOKEN_KEY, token)
}

let lastMeta: HTMLMetaElement | null = null

/** Looked up once: every call needs it, and a page has only one. */
function tokenMeta(): HTMLMetaElement | null {
  if (!lastMeta?.isConnected) {
    lastMeta = document.querySelector('meta[name="request-verification-token"]')
  }
  return lastMeta
}

function asEscape(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** Navigates to the address of an answer, unless it is not a web address or hides its host. */
export function navigateTo(url: string | null | undefined, go = goTo): void {
  go(leavingUrl(url) ?? START_PAGE)
}

function goTo(url: string): void {
  location.assign(url)
}

import { deepEqual, doesNotMatch, match, ok } from 'node:assert/strict'
import type { Mail } from '../../shop/platform/mail/mail-port.ts'
import type { Language } from '../../src/model/language.ts'
import type { ShopVisitor } from './open-shop.ts'
import type { StaffShop } from './staff.ts'

export const LANGUAGES: readonly Language[] = ['sv', 'en']
export const PREFIX = { sv: '', en: '/en' } as const

interface Said {
  readonly subject: Readonly<Record<Language, RegExp>>
  readonly text: Readonly<Record<Language, RegExp>>
  /** Where its first link leads, without the language. */
  readonly path?: string
}

/** A mail entirely in one language, with links to pages of that language. */
export function says(
  mail: Mail | undefined,
  language: Language,
  { subject, text, path }: Said,
): void {
  const other = language === 'sv' ? 'en' : 'sv'
  ok(mail)
  match(mail.subject, subject[language])
  match(mail.text, text[language])
  doesNotMatch(mail.text, text[other])
  match(mail.html, new RegExp(`<html lang="${language}"`))
  doesNotMatch(`${mail.subject} ${mail.text}`, /\{\w+\}|undefined/)
  const links = [...mail.text.matchAll(/https:\/\/shop\.example(\S*)/g)].map(([, it = '']) => it)
  const foreign = links.filter((it) => it.startsWith('/en') !== (language === 'en'))
  deepEqual(foreign, [])
  if (path) ok(links[0]?.startsWith(PREFIX[language] + path), String(links))
}

/** The mails to an address since the last call, or the newest one. */
export async function mailTo(opened: StaffShop, email: string): Promise<Mail | undefined> {
  return (await opened.mails()).filter(({ to }) => to === email).at(-1)
}

/** A visitor whose pages are in one language. */
export function visitorOf(
  opened: StaffShop,
  language: Language,
  storefront = 'sport',
): ShopVisitor {
  return opened.visitor({ language, storefront })
}

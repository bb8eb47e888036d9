import type { Language } from '../../../src/model/language.ts'
import type { MailTemplate } from '../../platform/mail/mail-template.ts'
import { senderLines } from '../../platform/mail/sender-lines.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import { SECURITY_EVENTS } from './account-notices.ts'
import { NEW_STEP_DAYS } from './paths.ts'

/**
 * `new`: an account waits for its password. `exists`: one was asked for where there is one.
 * `confirm` and `known`: the same, by the registration. `forgot`: another password was asked for.
 * `invited`: a company has added the owner of the address. All others are news: `chosen`: a password
 * was chosen. `cleared`: by a link, which has ended passkeys or a second step as well. `ended`: the
 * logins of other browsers were ended. `codeson`, `codesoff`: logins ask for codes, or no more.
 * `codesnew`: there are other recovery codes. `recovered`: one was used. `passkeyadded`,
 * `passkeyremoved`: the account has a passkey more, or less.
 */
export type AccountTemplate =
  | 'new'
  | 'exists'
  | 'confirm'
  | 'known'
  | 'forgot'
  | 'invited'
  | (typeof SECURITY_EVENTS)[number]

export interface AccountLinks {
  readonly chooseUrl: string
  readonly loginUrl: string
  /** How long the link to the first password of an account is good. */
  readonly hours: number
  /** How long a link to another password is good. */
  readonly minutes: number
  /** How long an account without a password is kept. */
  readonly days: number
}

/** Mails that say what was done, to an owner who may not have done it. */
export function isSecurityEvent(template: AccountTemplate): boolean {
  return SECURITY_EVENTS.some((it) => it === template)
}

/** A mail about an account; says nothing that somebody typed, for who typed it may be anybody. */
export function accountTemplate(
  shop: ShopFacts,
  language: Language,
  template: AccountTemplate,
  { chooseUrl, loginUrl, hours, minutes, days }: AccountLinks,
): MailTemplate {
  const t = shop.text(language)
  const hasAccount = template === 'exists' || template === 'known'
  const toLogin = { kind: 'link', text: t('mail.account.login'), url: loginUrl } as const
  const toChoose = {
    kind: 'link',
    text: t(`mail.account.choose.${template}`),
    url: chooseUrl,
  } as const
  return {
    language,
    subject: t(`mail.account.${template}.subject`),
    blocks: [
      { kind: 'text', text: t(`mail.account.${template}`, { newDays: NEW_STEP_DAYS }) },
      ...(hasAccount || isSecurityEvent(template) ? [toLogin] : []),
      ...(hasAccount ? [{ kind: 'text', text: t('mail.account.exists.or') } as const] : []),
      ...(isSecurityEvent(template)
        ? [{ kind: 'text', text: t('mail.account.chosen.not') } as const]
        : []),
      toChoose,
      { kind: 'note', text: t(`mail.account.${template}.note`, { hours, minutes, days }) },
    ],
    sender: senderLines(shop, language),
  }
}

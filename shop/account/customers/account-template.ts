import type { Language } from '../../../src/model/language.ts'
import type { MailTemplate } from '../../platform/mail/mail-template.ts'
import { senderLines } from '../../platform/mail/sender-lines.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import { SECURITY_EVENTS } from './account-notices.ts'
import { NEW_STEP_DAYS } from './paths.ts'

/**
 * `new`: an account waits for its password. `exists`: an order asked for an account, and there is
 * one already. `confirm` and `known`: the same two for a registration. `forgot`: a new password was
 * requested. `invited`: a company has added the owner of the address. All others are security
 * events. `chosen`: a password was chosen. `cleared`: the same by a link, which also ended passkeys
 * or a second step. `ended`: the logins in other browsers were ended. `codeson`, `codesoff`: the
 * second step was turned on or off. `codesnew`: the recovery codes were replaced. `recovered`: a
 * recovery code was used. `passkeyadded`, `passkeyremoved`: a passkey was added or removed.
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
  /** How long the link to an account's first password is valid. */
  readonly hours: number
  /** How long a link to a new password is valid. */
  readonly minutes: number
  /** How long an account without a password is kept. */
  readonly days: number
}

/** Whether a mail notifies the owner of an event that somebody else may have caused. */
export function isSecurityEvent(template: AccountTemplate): boolean {
  return SECURITY_EVENTS.some((it) => it === template)
}

/** A mail about an account. It contains nothing that was typed, since anybody may have typed it. */
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

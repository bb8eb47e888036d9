import { Button } from '../../../src/ui/button.tsx'
import type { ConsentEvent } from '../../consents/consent-queries.ts'
import { WORDS_FIELD, wordsMark } from '../../consents/displayed-words.ts'
import { wordsIn } from '../../consents/words.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'
import { TokenForm } from '../../platform/pages/page-form.tsx'
import { CONSENT_PATH } from '../customers/paths.ts'

/** The words beside and on the newsletter's button. */
export const NEWSLETTER_WORDS = ['consent.newsletter', 'privacy.newsletter.on'] as const

export interface ConsentsProps {
  readonly page: PageContext
  readonly email: string
  /**
   * When the address subscribed to the newsletter, in milliseconds since 1970; undefined where it
   * has not.
   */
  readonly since: number | undefined
  /** The newest first. */
  readonly events: readonly ConsentEvent[]
  /** Links to these sections of the page. */
  readonly links: { readonly consents: string; readonly erase: string }
}

/** What a customer has consented to, how to withdraw it, and the history. */
export function Consents(props: ConsentsProps) {
  const { page, events } = props
  return (
    <>
      <p>{page.t('privacy.consents.text')}</p>
      <Newsletter {...props} />
      <Account {...props} />
      {events.some((it) => it.consent === 'terms') && (
        <>
          <h3>{page.t('privacy.consent.terms')}</h3>
          <p>{page.t('privacy.terms.text')}</p>
        </>
      )}
      {events.length > 0 && <History page={page} events={events} />}
    </>
  )
}

function Newsletter({ page, email, since, links }: ConsentsProps) {
  const day = since === undefined ? '' : page.shop.dateTime(since, page.language)
  const isOn = since !== undefined
  return (
    <>
      <h3>{page.t('privacy.consent.newsletter')}</h3>
      <p>{page.t('consent.newsletter')}</p>
      <p>{page.t(isOn ? 'privacy.newsletter.yes' : 'privacy.newsletter.no', { day, email })}</p>
      <TokenForm
        page={page}
        path={`${CONSENT_PATH}${links.consents}`}
        fields={{
          wanted: isOn ? 'no' : 'yes',
          [WORDS_FIELD]: wordsMark(wordsIn(page.shop, ...NEWSLETTER_WORDS)),
        }}
      >
        <Button look="secondary" type="submit">
          {page.t(isOn ? 'privacy.newsletter.off' : 'privacy.newsletter.on')}
        </Button>
      </TokenForm>
    </>
  )
}

/** An account that was opened with an order was requested there, without a consent of its own. */
function Account({ page, events, links }: ConsentsProps) {
  const given = events.find((it) => it.consent === 'account')
  if (!given) return null
  const day = page.shop.dateTime(given.madeAt, page.language)
  return (
    <>
      <h3>{page.t('privacy.consent.account')}</h3>
      <p>{page.t('privacy.account.yes', { day })}</p>
      <p>
        <a href={links.erase}>{page.t('privacy.account.off')}</a>
      </p>
    </>
  )
}

function History({ page, events }: Pick<ConsentsProps, 'page' | 'events'>) {
  return (
    <>
      <h3>{page.t('privacy.history')}</h3>
      <ul className="shop-consents">
        {events.map((event, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves in what is drawn once
          <li key={at}>
            <Event page={page} event={event} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface EventProps {
  readonly page: PageContext
  readonly event: ConsentEvent
}

function Event({ page, event }: EventProps) {
  const { t, language, shop } = page
  const { act, consent, place, madeAt, orderNumber: number, words } = event
  const what = t(`privacy.consent.${consent}`)
  const where = number ? t('privacy.place.order', { number }) : t(`privacy.place.${place}`)
  const action = t(`privacy.act.${act}`, { what, where })
  const summary = `${shop.dateTime(madeAt, language)}: ${action}`
  if (words === null) return <p>{summary}</p>
  return (
    <details>
      <summary>{summary}</summary>
      <Words page={page} event={event} words={words} />
    </details>
  )
}

/** The words, in the language that they were read in. */
function Words({ page, event, words }: EventProps & { readonly words: string }) {
  return (
    <>
      <p>{page.t('privacy.words', { version: event.version ?? 0 })}</p>
      <blockquote lang={event.language ?? page.language}>
        {words.split('\n\n').map((it) => (
          <p key={it}>{it}</p>
        ))}
      </blockquote>
    </>
  )
}

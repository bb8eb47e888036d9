import { formatDate } from '../../../../src/i18n/dates.ts'
import type { Text } from '../../../../src/i18n/text.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { DAY_MS } from '../../../platform/durations.ts'
import { FrameField } from './frame-field.tsx'
import type { SandboxPayment } from './sandbox-store.ts'
import { TEST_CARDS, TEST_PEOPLE } from './test-values.ts'

const DAYS_TO_PAY = 30

export function CardFields({ t }: { readonly t: Text }) {
  return (
    <>
      <div className="frame-fields">
        <CardField t={t} name="number" autoComplete="cc-number" maxLength={23} />
        <CardField t={t} name="expiry" autoComplete="cc-exp" maxLength={7} />
        <CardField t={t} name="cvc" autoComplete="cc-csc" maxLength={4} hint={t('cvc.hint')} />
      </div>
      <Trials t={t} title={t('test.cards')} values={TEST_CARDS} />
    </>
  )
}

interface IdentityFieldsProps {
  readonly t: Text
  readonly payment: SandboxPayment
  readonly now: number
}

export function IdentityFields({ t, payment, now }: IdentityFieldsProps) {
  const { language, isIdentified } = payment.content
  const due = new Date(now + DAYS_TO_PAY * DAY_MS).toISOString().slice(0, 10)
  const safe = t('sandpart.safe', { date: formatDate(due, language) })
  return (
    <>
      <p className="frame-lead">{`${safe} ${t('sandpart.credit')}`}</p>
      <div className="frame-fields" data-identity="" hidden={isIdentified}>
        <CardField t={t} name="identity" autoComplete="off" maxLength={13} />
        <Button look="secondary" data-identify="">
          {t('identity.button')}
        </Button>
        <Trials t={t} title={t('test.people')} values={TEST_PEOPLE} />
      </div>
      <p className="frame-done" data-identified="" tabIndex={-1} hidden={!isIdentified}>
        {t('identity.done')}
      </p>
    </>
  )
}

interface CardFieldProps {
  readonly t: Text
  readonly name: string
  readonly autoComplete: string
  readonly maxLength: number
  readonly hint?: string
}

function CardField({ t, name, hint, ...input }: CardFieldProps) {
  return (
    <FrameField name={name} label={t(`${name}.label`)} hint={hint} inputMode="numeric" {...input} />
  )
}

interface TrialsProps {
  readonly t: Text
  readonly title: string
  readonly values: typeof TEST_CARDS | typeof TEST_PEOPLE
}

/** Test values to fill in, for anyone who tries the shop. */
function Trials({ t, title, values }: TrialsProps) {
  return (
    <details className="frame-trials">
      <summary>{title}</summary>
      <ul>
        {values.map(([number, meaning]) => (
          <li key={number}>
            <button
              type="button"
              data-fill={number}
              aria-label={t('test.use', { number, meaning: t(meaning) })}
            >
              {number}
            </button>
            <span>{t(meaning)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

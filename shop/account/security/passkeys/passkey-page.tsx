import { formatDay } from '../../../../src/i18n/dates.ts'
import { PasskeyButton, passkeyButtonData } from '../../../../src/ui/account/passkey-button.tsx'
import { Button, ButtonLink } from '../../../../src/ui/button.tsx'
import { isoDay } from '../../../platform/dates.ts'
import { DrawnElement } from '../../../platform/html/element.tsx'
import { FormError } from '../../../platform/pages/form-error.tsx'
import { tokenForms } from '../../../platform/pages/form-fields.ts'
import { linkTo, type PageContext } from '../../../platform/pages/page-context.ts'
import { TokenForm } from '../../../platform/pages/page-form.tsx'
import { PASSKEYS_PATH, SECURITY_PATH } from '../../customers/paths.ts'
import type { OwnPasskey } from '../../login/passkey-queries.ts'
import { MAX_PASSKEY_NAME } from '../../login/passkeys.ts'
import { WRONG_PASSWORD } from '../../login/prove-owner.ts'
import type { AccountContent } from '../../pages/account-frame.tsx'
import { OwnPasswordField } from '../../pages/current-password-field.tsx'
import { RequiredField } from '../../pages/required-field.tsx'
import { Done, Section } from '../../pages/section.tsx'

/** The text key of why no passkey was created. */
export type PasskeyFault = typeof WRONG_PASSWORD | typeof NO_NAME | typeof REFUSED
export const NO_NAME = 'passkeys.fault.name'
export const REFUSED = 'passkeys.fault.refused'

export interface PasskeyView {
  readonly passkeys: readonly OwnPasskey[]
  /** Whether passkeys can be created here. */
  readonly isOffered: boolean
  /** The passkey that is about to be removed. */
  readonly removed?: OwnPasskey | undefined
  /** The name that was typed for a new passkey. */
  readonly name?: string
  /** The browser's options for creating a passkey, once the password has been verified. */
  readonly options?: string
  /** The text key of the confirmation. */
  readonly done?: string
  readonly fault?: PasskeyFault
}

interface ViewProps {
  readonly page: PageContext
  readonly view: PasskeyView
}

/** The page where customers see, add and remove passkeys. */
export function passkeyPage(page: PageContext, view: PasskeyView): AccountContent {
  const { passkeys, removed, done, fault } = view
  return {
    path: SECURITY_PATH,
    heading: page.t('passkeys'),
    isFaulty: fault !== undefined,
    body: (
      <>
        {done && <Done>{page.t(done)}</Done>}
        <p>{page.t('passkeys.about')}</p>
        {removed ? (
          <Remove page={page} passkey={removed} isWrong={fault === WRONG_PASSWORD} />
        ) : (
          <>
            {passkeys.length > 0 && <List page={page} passkeys={passkeys} />}
            <Add page={page} view={view} />
          </>
        )}
      </>
    ),
  }
}

function Add({ page, view }: ViewProps) {
  const { isOffered, options } = view
  if (!isOffered) return <p>{page.t('passkeys.none')}</p>
  if (options === undefined) return <Begin page={page} view={view} />
  return <Create page={page} view={{ ...view, options }} />
}

interface RemoveProps extends Pick<ViewProps, 'page'> {
  readonly passkey: OwnPasskey
  readonly isWrong: boolean
}

/** Asks for the password, so that an open browser is not enough to take a way in from its owner. */
function Remove({ page, passkey: { id, name }, isWrong }: RemoveProps) {
  const { t } = page
  return (
    <Section name="remove" title={t('passkeys.remove.named', { name })}>
      <TokenForm className="shop-form" page={page} path={`${PASSKEYS_PATH}/remove`} fields={{ id }}>
        {isWrong && <FormError id="remove-error">{t(WRONG_PASSWORD)}</FormError>}
        <OwnPasswordField page={page} form="remove" error={isWrong ? 'remove-error' : undefined} />
        <Button look="primary" type="submit">
          {t('passkeys.remove')}
        </Button>
      </TokenForm>
      <p>
        <a href={linkTo(page, PASSKEYS_PATH)}>{t('passkeys.keep')}</a>
      </p>
    </Section>
  )
}

interface ListProps extends Pick<ViewProps, 'page'> {
  readonly passkeys: readonly OwnPasskey[]
}

function List({ page, passkeys }: ListProps) {
  const { t } = page
  return (
    <Section name="passkeys" title={t('passkeys.own')}>
      <ul className="shop-orders">
        {passkeys.map((it) => (
          <li key={it.id} className="shop-orders__order">
            <p>
              <strong>{it.name}</strong>
              <br />
              {ageOf(page, it)}
            </p>
            <TokenForm page={page} path={`${PASSKEYS_PATH}/remove`} fields={{ id: it.id }}>
              <Button
                look="secondary"
                type="submit"
                aria-label={t('passkeys.remove.named', { name: it.name })}
              >
                {t('passkeys.remove')}
              </Button>
            </TokenForm>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function ageOf({ t, language, shop }: PageContext, { madeAt, usedAt }: OwnPasskey): string {
  const dayOf = (at: number) => formatDay(isoDay(at, shop), language)
  if (usedAt === null) return t('passkeys.made', { day: dayOf(madeAt) })
  return t('passkeys.used', { day: dayOf(madeAt), used: dayOf(usedAt) })
}

/**
 * Asks for a name and the password, so that an open browser is not enough to add somebody else's
 * passkey.
 */
function Begin({ page, view: { name = '', fault } }: ViewProps) {
  const { t } = page
  const errorOf = (why: PasskeyFault) => (fault === why ? 'passkey-error' : undefined)
  return (
    <Section name="begin" title={t('passkeys.begin')}>
      <TokenForm className="shop-form" page={page} path={`${PASSKEYS_PATH}/begin`}>
        {fault && <FormError id="passkey-error">{t(fault)}</FormError>}
        <RequiredField
          id="passkey-name"
          name="name"
          label={t('passkeys.name')}
          hint={t('passkeys.name.hint')}
          maxLength={MAX_PASSKEY_NAME}
          autoComplete="off"
          defaultValue={name}
          error={errorOf(NO_NAME)}
        />
        <OwnPasswordField page={page} form="passkey" error={errorOf(WRONG_PASSWORD)} />
        <Button look="primary" type="submit">
          {t('passkeys.continue')}
        </Button>
      </TokenForm>
    </Section>
  )
}

interface CreateProps {
  readonly page: PageContext
  readonly view: PasskeyView & { readonly options: string }
}

function Create({ page, view: { name = '', options } }: CreateProps) {
  const { t } = page
  return (
    <Section name="create" title={t('passkeys.create', { name })}>
      {/* biome-ignore lint/a11y/noAutofocus: the page is the answer to the form that was sent */}
      <p tabIndex={-1} autoFocus>
        {t('passkeys.create.text')}
      </p>
      <DrawnElement
        tag="passkey-button"
        attributes={{ act: 'add', options }}
        View={PasskeyButton}
        data={passkeyButtonData('add')}
        forms={tokenForms(page, { name })}
      />
      <noscript>
        <p>{t('passkeys.script')}</p>
      </noscript>
    </Section>
  )
}

interface SummaryProps {
  readonly page: PageContext
  readonly count: number
}

/** The summary on the security page: the number of passkeys, and a link to them. */
export function PasskeySummary({ page, count }: SummaryProps) {
  const { t } = page
  return (
    <Section name="passkeys" title={t('passkeys')}>
      <p>{`${t('passkeys.count', { n: count })} ${t('passkeys.about')}`}</p>
      <p>
        <ButtonLink look="secondary" href={linkTo(page, PASSKEYS_PATH)}>
          {t('passkeys.manage')}
        </ButtonLink>
      </p>
    </Section>
  )
}

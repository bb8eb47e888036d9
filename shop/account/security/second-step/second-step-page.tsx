import type { ReactNode } from 'react'
import { formatDay } from '../../../../src/i18n/dates.ts'
import { Button, ButtonLink } from '../../../../src/ui/button.tsx'
import { inGroups, QrCode } from '../../../login/qr-code.tsx'
import { totpUrl } from '../../../login/totp.ts'
import { isoDay } from '../../../platform/dates.ts'
import { FormError } from '../../../platform/pages/form-error.tsx'
import { linkTo, type PageContext } from '../../../platform/pages/page-context.ts'
import { TokenForm } from '../../../platform/pages/page-form.tsx'
import { SECOND_STEP_PATH, SECURITY_PATH } from '../../customers/paths.ts'
import { WRONG_PASSWORD } from '../../login/prove-owner.ts'
import type { AccountContent } from '../../pages/account-frame.tsx'
import { OwnPasswordField } from '../../pages/current-password-field.tsx'
import { RequiredField } from '../../pages/required-field.tsx'
import { Done, Section } from '../../pages/section.tsx'
import { type SecondStepFault, WRONG_CODE } from './second-step.ts'

export type SecondStepForm = 'begin' | 'confirm' | 'codes' | 'off'

export interface SecondStepView {
  readonly email: string
  /** Since when logins ask for a code; null where they do not. */
  readonly since: number | null
  /** The number of unused recovery codes. */
  readonly left: number
  /** The secret to scan, where one waits for its first code. */
  readonly secret?: string | undefined
  /** The text key of the confirmation. */
  readonly done?: string | undefined
  readonly fault?: { readonly form: SecondStepForm; readonly why: SecondStepFault } | undefined
}

interface ViewProps {
  readonly page: PageContext
  readonly view: SecondStepView
}

/** The page where customers turn the second step on or off. */
export function secondStepPage(page: PageContext, view: SecondStepView): AccountContent {
  const { since, secret, done, fault } = view
  return {
    path: SECURITY_PATH,
    heading: page.t('second'),
    isFaulty: fault !== undefined,
    body: (
      <>
        {done && <Done>{page.t(done)}</Done>}
        {fault && !isShown(view, fault.form) && (
          <FormError id="second-error">{page.t(fault.why)}</FormError>
        )}
        <SecondStepState page={page} since={since} />
        {since !== null && <On page={page} view={view} />}
        {since === null && !secret && <Begin page={page} view={view} />}
        {since === null && secret && <Scan page={page} view={view} secret={secret} />}
      </>
    ),
  }
}

function Begin({ page, view }: ViewProps) {
  return (
    <Form page={page} view={view} form="begin" submit={page.t('second.start')}>
      <p>{page.t('second.start.text')}</p>
      <OwnPasswordField page={page} form="begin" error={errorOf(view, 'begin', WRONG_PASSWORD)} />
    </Form>
  )
}

function Scan({ page, view, secret }: ViewProps & { readonly secret: string }) {
  const { t } = page
  const url = totpUrl(secret, { issuer: page.shop.name, email: view.email })
  return (
    <Section name="scan" title={t('second.scan')}>
      <p>{t('second.scan.text')}</p>
      <QrCode className="shop-qr" text={url} label={t('second.qr')} />
      <p>
        <a href={url}>{t('second.open')}</a>
      </p>
      <p>
        {t('second.key')} <code className="shop-code">{inGroups(secret)}</code>
      </p>
      <Form page={page} view={view} form="confirm" submit={t('second.confirm')}>
        <CodeField
          page={page}
          form="confirm"
          hint={t('second.code.hint')}
          error={errorOf(view, 'confirm', WRONG_CODE)}
        />
      </Form>
    </Section>
  )
}

function On({ page, view }: ViewProps) {
  const { t } = page
  return (
    <>
      <Section name="codes" title={t('second.renew')}>
        <p>
          {t('second.recovery.left', { n: view.left })} {t('second.renew.text')}
        </p>
        <Form page={page} view={view} form="codes" submit={t('second.renew')}>
          <Proof page={page} view={view} form="codes" />
        </Form>
      </Section>
      <Section name="off" title={t('second.end')}>
        <p>{t('second.end.text')}</p>
        <Form page={page} view={view} form="off" submit={t('second.end')}>
          <Proof page={page} view={view} form="off" />
        </Form>
      </Section>
    </>
  )
}

function Proof({ page, view, form }: ViewProps & { readonly form: SecondStepForm }) {
  return (
    <>
      <OwnPasswordField page={page} form={form} error={errorOf(view, form, WRONG_PASSWORD)} />
      <CodeField
        page={page}
        form={form}
        hint={page.t('second.code.any')}
        error={errorOf(view, form, WRONG_CODE)}
      />
    </>
  )
}

interface FormProps extends ViewProps {
  readonly form: SecondStepForm
  readonly submit: string
  readonly children: ReactNode
}

function Form({ page, view: { email, fault }, form, submit, children }: FormProps) {
  return (
    <TokenForm className="shop-form" page={page} path={`${SECOND_STEP_PATH}/${form}`}>
      {fault?.form === form && <FormError id={errorId(form)}>{page.t(fault.why)}</FormError>}
      {/* Tells password managers whose password it is. */}
      <input type="text" name="userName" value={email} autoComplete="username" readOnly hidden />
      {children}
      <Button look={form === 'off' ? 'secondary' : 'primary'} type="submit">
        {submit}
      </Button>
    </TokenForm>
  )
}

/** Whether the page shows a form; another tab may have moved on in the meantime. */
function isShown({ since, secret }: SecondStepView, form: SecondStepForm): boolean {
  if (since !== null) return form === 'codes' || form === 'off'
  return form === (secret ? 'confirm' : 'begin')
}

function errorId(form: SecondStepForm): string {
  return `${form}-error`
}

/** The id of a field's error message, if it has one. */
function errorOf(
  { fault }: SecondStepView,
  form: SecondStepForm,
  why: SecondStepFault,
): string | undefined {
  return fault?.form === form && fault.why === why ? errorId(form) : undefined
}

interface CodeFieldProps {
  readonly page: PageContext
  /** The prefix of its id. */
  readonly form: string
  readonly hint: string
  readonly error?: string | undefined
}

/** A field for app codes and recovery codes, which contain letters. */
function CodeField({ page, form, ...rest }: CodeFieldProps) {
  return (
    <RequiredField
      id={`${form}-code`}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      label={page.t('second.code')}
      {...rest}
    />
  )
}

interface SummaryProps {
  readonly page: PageContext
  /** Since when logins ask for a code; null where they do not. */
  readonly since: number | null
}

/** The summary on the security page: whether the second step is on, and a link to change that. */
export function SecondStepSummary({ page, since }: SummaryProps) {
  return (
    <Section name="second-step" title={page.t('second')}>
      <SecondStepState page={page} since={since} />
      <p>
        <ButtonLink look="secondary" href={linkTo(page, SECOND_STEP_PATH)}>
          {page.t(since === null ? 'second.start' : 'second.manage')}
        </ButtonLink>
      </p>
    </Section>
  )
}

/** Says whether the second step is on. */
function SecondStepState({ page, since }: SummaryProps) {
  if (since === null) return <p>{page.t('second.off')}</p>
  const day = formatDay(isoDay(since, page.shop), page.language)
  return <p>{page.t('second.on', { day })}</p>
}

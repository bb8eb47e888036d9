import type { RegistrationField } from '../../../src/contract/registration.ts'
import type { Text } from '../../../src/i18n/text.ts'
import { type RegisterType, toRegisterFields } from '../../../src/model/registration-form.ts'
import { dateBounds } from '../../../src/model/registration-values.ts'
import { RegisterFieldList } from '../../../src/ui/account/register-fields.tsx'
import { RegisterMe } from '../../../src/ui/account/register-me.tsx'
import type { RegisterData } from '../../../src/ui/account/register-props.ts'
import { WORDS_FIELD } from '../../consents/displayed-words.ts'
import { DrawnElement } from '../../platform/html/element.tsx'
import { markupOf } from '../../platform/html/html.ts'
import { drawPage } from '../../platform/pages/draw-page.ts'
import { formsOf } from '../../platform/pages/form-fields.ts'
import type { PageContent } from '../../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { StepHeading } from '../pages/step-parts.tsx'

/** Opened in a new tab, because leaving the page would lose what was typed. */
const PRIVACY_PAGE = '/privacy'

export interface RegistrationView {
  readonly type: RegisterType
  readonly types: readonly RegisterType[]
  readonly fields: readonly RegistrationField[]
  /** ISO. */
  readonly today: string
  readonly token: string
  /** An error that concerns no field, in the page's language. */
  readonly problem?: string
  /** Identifies the words beside the checkbox. */
  readonly words: string
}

/** The page of the registration; works without script. */
export function registerPage(page: PageContext, view: RegistrationView): PageContent {
  const { t } = page
  const heading = t('register.page')
  const isWrong = view.problem !== undefined || view.fields.some((it) => it.validatorMessage)
  return {
    title: isWrong ? t('page.errortitle', { title: heading }) : heading,
    isPrivate: true,
    script: 'forms',
    main: drawPage(
      page,
      <div className="shop-login">
        <h1>{heading}</h1>
        <p>{t(`register.page.${view.type}`)}</p>
        <Registration page={page} view={view} />
        <p>
          <a href={linkTo(page, PRIVACY_PAGE)} target="_blank" rel="noopener">
            {t('register.page.privacy')}
          </a>
        </p>
        <p>
          <a href={linkTo(page, '/login')}>{t('register.page.login')}</a>
        </p>
      </div>,
    ),
  }
}

/** The page after the form, without script. */
export function registeredPage(page: PageContext, text: string): PageContent {
  const { t } = page
  const heading = t('register.done')
  return {
    title: heading,
    isPrivate: true,
    main: drawPage(
      page,
      <div className="shop-login">
        <StepHeading isDone={true}>{heading}</StepHeading>
        <p>{text}</p>
        <p>
          <a href={linkTo(page, '/')}>{t('nav.continue')}</a>
        </p>
      </div>,
    ),
  }
}

/** The fields of a company's form as HTML, for any client. */
export function companySnippet(
  t: Text,
  fields: readonly RegistrationField[],
  today: string,
): string {
  const list = { type: 'B2B', fields: toRegisterFields(fields), bounds: dateBounds(today) } as const
  return markupOf(drawPage({ t }, <RegisterFieldList {...list} />))
}

/** The registration form, in the markup that the element adopts. */
export function Registration({
  page,
  view,
}: {
  readonly page: PageContext
  readonly view: RegistrationView
}) {
  const { type, types, fields, today, token, words } = view
  const { prefix, hidden } = formsOf(page)
  const forms = { prefix, hidden: { ...hidden, [WORDS_FIELD]: words } }
  const attributes = { types: types.join(','), ...(token && { token }) }
  return (
    <DrawnElement
      tag="register-me"
      attributes={attributes}
      View={RegisterMe}
      data={dataOf(view)}
      forms={forms}
      drawn={{ type, today, fields, words }}
    />
  )
}

/** The form's data, in the form that the element reads from the page. */
function dataOf({ type, types, fields, today, token, problem }: RegistrationView): RegisterData {
  const drawn = toRegisterFields(fields, token)
  const faults = drawn.flatMap(({ id, message }) => (message ? [{ id, words: message }] : []))
  const form = { status: 'ready', problem: problem ?? null, fields: drawn } as const
  return {
    ...{ types, type },
    forms: { [type]: { ...form, submit: 'idle', faults, attempt: 0 } },
    ...{ bounds: dateBounds(today), done: null },
  }
}

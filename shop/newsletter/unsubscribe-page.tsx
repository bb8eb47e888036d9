import { CONTACT_BOXES } from '../../src/model/form-field.ts'
import { Button } from '../../src/ui/button.tsx'
import { TextField } from '../../src/ui/form-field.tsx'
import { NEWSLETTER_ASK_PATH, NEWSLETTER_UNSUBSCRIBE_PATH } from '../paths/shop-paths.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import type { PageContext } from '../platform/pages/page-context.ts'
import { TokenForm } from '../platform/pages/page-form.tsx'
import { ConfirmForm, HomeLink, stepPage } from './step-page.tsx'
import type { UnsubscribeLink } from './unsubscribe.ts'

/** `confirm` carries the data of the mailed link. */
export type UnsubscribeStep =
  | { readonly name: 'ask'; readonly email: string; readonly error?: string | undefined }
  | { readonly name: 'confirm'; readonly link: UnsubscribeLink }
  | { readonly name: 'asked' | 'done' }

const FIELD_ID = 'unsubscribe-email'

/** Unsubscribing by the link in a newsletter, or by one that is requested; without a login. */
export function unsubscribePage(page: PageContext, step: UnsubscribeStep): PageContent {
  const { t } = page
  return stepPage(page, {
    heading: t(`newsletter.unsubscribe.${step.name}`),
    isFaulty: step.name === 'ask' && step.error !== undefined,
    lead: t(`newsletter.unsubscribe.${step.name}.text`),
    crumbs: [
      { name: t('newsletter.title'), path: NEWSLETTER_ASK_PATH },
      { name: t('newsletter.unsubscribe') },
    ],
    children: <Step page={page} step={step} />,
  })
}

function Step({ page, step }: { readonly page: PageContext; readonly step: UnsubscribeStep }) {
  const { t } = page
  if (step.name === 'ask') return <Ask page={page} step={step} />
  if (step.name !== 'confirm') return <HomeLink page={page} text={t('newsletter.page.home')} />
  return (
    <ConfirmForm
      page={page}
      path={NEWSLETTER_UNSUBSCRIBE_PATH}
      fields={{ ...step.link }}
      press={t('newsletter.unsubscribe.confirm.press')}
    />
  )
}

interface AskProps {
  readonly page: PageContext
  readonly step: Extract<UnsubscribeStep, { readonly name: 'ask' }>
}

function Ask({ page, step: { email, error } }: AskProps) {
  return (
    <TokenForm className="shop-form" page={page} path={NEWSLETTER_UNSUBSCRIBE_PATH} noValidate>
      <TextField
        id={FIELD_ID}
        name="email"
        label={page.t('newsletter.email')}
        error={error}
        field={CONTACT_BOXES.email}
        defaultValue={email}
      />
      <Button look="primary" type="submit">
        {page.t('newsletter.unsubscribe.ask.press')}
      </Button>
    </TokenForm>
  )
}

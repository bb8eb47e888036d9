import { Button, ButtonLink } from '../../src/ui/button.tsx'
import { describedBy, FormField, TextInput } from '../../src/ui/form-field.tsx'
import { NEWSLETTER_ASK_PATH, NEWSLETTER_UNSUBSCRIBE_PATH } from '../paths/shop-paths.ts'
import { drawPage } from '../platform/pages/draw-page.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { TokenForm } from '../platform/pages/page-form.tsx'
import { newsletterText } from './newsletter-texts.ts'
import type { UnsubscribeLink } from './unsubscribe.ts'

/** `confirm` carries the mail's link: only its form ends anything, since programs follow links. */
export type UnsubscribeStep =
  | { readonly name: 'ask'; readonly email: string; readonly error?: string | undefined }
  | { readonly name: 'confirm'; readonly link: UnsubscribeLink }
  | { readonly name: 'asked' | 'done' }

const FIELD_ID = 'unsubscribe-email'

/** Unsubscribing by the link of a newsletter's mail, or by one that is asked for; without a login. */
export function unsubscribePage(page: PageContext, step: UnsubscribeStep): PageContent {
  const t = newsletterText(page.language)
  const heading = t(`newsletter.unsubscribe.${step.name}`)
  const hasFault = step.name === 'ask' && step.error !== undefined
  return {
    title: hasFault ? page.t('page.errortitle', { title: heading }) : heading,
    isPrivate: true,
    crumbs: [
      { name: page.t('newsletter.title'), path: NEWSLETTER_ASK_PATH },
      { name: t('newsletter.unsubscribe') },
    ],
    main: drawPage(
      page,
      <article className="shop-article">
        <h1>{heading}</h1>
        <p className="shop-lead">{t(`newsletter.unsubscribe.${step.name}.text`)}</p>
        <Step page={page} step={step} />
      </article>,
    ),
  }
}

function Step({ page, step }: { readonly page: PageContext; readonly step: UnsubscribeStep }) {
  const t = newsletterText(page.language)
  if (step.name === 'ask') return <Ask page={page} step={step} />
  if (step.name === 'confirm') {
    return (
      <TokenForm page={page} path={NEWSLETTER_UNSUBSCRIBE_PATH} fields={{ ...step.link }}>
        <Button look="primary" type="submit">
          {t('newsletter.unsubscribe.confirm.press')}
        </Button>
      </TokenForm>
    )
  }
  return (
    <p>
      <ButtonLink look="secondary" href={linkTo(page, '/')}>
        {t('newsletter.page.home')}
      </ButtonLink>
    </p>
  )
}

interface AskProps {
  readonly page: PageContext
  readonly step: Extract<UnsubscribeStep, { readonly name: 'ask' }>
}

function Ask({ page, step: { email, error } }: AskProps) {
  return (
    <TokenForm className="shop-form" page={page} path={NEWSLETTER_UNSUBSCRIBE_PATH} noValidate>
      <FormField id={FIELD_ID} label={page.t('newsletter.email')} error={error}>
        <TextInput
          id={FIELD_ID}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={email}
          {...describedBy(FIELD_ID, { error })}
        />
      </FormField>
      <Button look="primary" type="submit">
        {newsletterText(page.language)('newsletter.unsubscribe.ask.press')}
      </Button>
    </TokenForm>
  )
}

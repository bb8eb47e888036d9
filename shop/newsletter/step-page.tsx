import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../src/ui/button.tsx'
import { drawPage } from '../platform/pages/draw-page.ts'
import { FormError } from '../platform/pages/form-error.tsx'
import type { PageContent } from '../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { TokenForm } from '../platform/pages/page-form.tsx'

interface StepPage extends Omit<PageContent, 'title' | 'main'> {
  readonly heading: string
  readonly lead?: string | undefined
  /** The error of the form. */
  readonly problem?: string | undefined
  /** Whether a form was refused and can be corrected. */
  readonly isFaulty?: boolean
  readonly children: ReactNode
}

/** A short page with one action: the target of a mailed link, or the result of its form. */
export function stepPage(
  page: PageContext,
  { heading, lead, problem, isFaulty = false, children, ...content }: StepPage,
): PageContent {
  return {
    title: isFaulty ? page.t('page.errortitle', { title: heading }) : heading,
    isPrivate: true,
    ...content,
    main: drawPage(
      page,
      <article className="shop-article">
        <h1>{heading}</h1>
        {problem && <FormError id="newsletter-error">{problem}</FormError>}
        {lead && <p className="shop-lead">{lead}</p>}
        {children}
      </article>,
    ),
  }
}

interface ConfirmFormProps {
  readonly page: PageContext
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  readonly press: string
}

/**
 * The form that does what a mailed link is for: the link alone changes nothing, because mail
 * programs follow links.
 */
export function ConfirmForm({ page, path, fields, press }: ConfirmFormProps) {
  return (
    <TokenForm page={page} path={path} fields={fields}>
      <Button look="primary" type="submit">
        {press}
      </Button>
    </TokenForm>
  )
}

/** A link to the shop's home page. */
export function HomeLink({ page, text }: { readonly page: PageContext; readonly text: string }) {
  return (
    <p>
      <ButtonLink look="secondary" href={linkTo(page, '/')}>
        {text}
      </ButtonLink>
    </p>
  )
}

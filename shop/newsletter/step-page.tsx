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
  /** What stands in the way of the form. */
  readonly problem?: string | undefined
  /** Whether a form came back with something to mend. */
  readonly isFaulty?: boolean
  readonly children: ReactNode
}

/** A page of a few words and one thing to do: where a mail's link leads, and what comes of its form. */
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

/** Does what a mail's link is for: the link alone changes nothing, since programs follow links. */
export function ConfirmForm({ page, path, fields, press }: ConfirmFormProps) {
  return (
    <TokenForm page={page} path={path} fields={fields}>
      <Button look="primary" type="submit">
        {press}
      </Button>
    </TokenForm>
  )
}

/** The way to the shop. */
export function HomeLink({ page, text }: { readonly page: PageContext; readonly text: string }) {
  return (
    <p>
      <ButtonLink look="secondary" href={linkTo(page, '/')}>
        {text}
      </ButtonLink>
    </p>
  )
}

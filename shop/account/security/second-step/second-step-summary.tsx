import { formatDay } from '../../../../src/i18n/dates.ts'
import { ButtonLink } from '../../../../src/ui/button.tsx'
import { isoDay } from '../../../platform/dates.ts'
import { linkTo, type PageContext } from '../../../platform/pages/page-context.ts'
import { SECOND_STEP_PATH } from '../../customers/paths.ts'
import { Section } from '../../pages/section.tsx'

interface SummaryProps {
  readonly page: PageContext
  /** Since when logins ask for a code; null where they do not. */
  readonly since: number | null
}

/** On the page of the login: whether it asks for a code, and the way to change that. */
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

/** Whether logins ask for a code. */
export function SecondStepState({ page, since }: SummaryProps) {
  if (since === null) return <p>{page.t('second.off')}</p>
  const day = formatDay(isoDay(since, page.shop), page.language)
  return <p>{page.t('second.on', { day })}</p>
}

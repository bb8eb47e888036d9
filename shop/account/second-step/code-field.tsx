import type { PageContext } from '../../platform/pages/page-context.ts'
import { RequiredField } from '../security/required-field.tsx'

interface CodeFieldProps {
  readonly page: PageContext
  /** What its id begins with. */
  readonly form: string
  readonly hint: string
  readonly error?: string | undefined
}

/** Takes a code of the app, and a recovery code, which is not digits alone. */
export function CodeField({ page, form, ...rest }: CodeFieldProps) {
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

import { messageText } from '../i18n/text.ts'
import type { Message } from '../model/validation.ts'
import { FieldError } from './field.tsx'

interface FormProblemProps {
  /** Fields that it describes refer to this id. */
  readonly id: string
  readonly problem: Message | undefined
}

/** The error of a whole form, announced when it appears. */
export function FormProblem({ id, problem }: FormProblemProps) {
  if (!problem) return null
  return (
    <div role="alert">
      <FieldError id={id}>{messageText(problem)}</FieldError>
    </div>
  )
}

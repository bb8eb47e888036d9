import { messageText } from '../i18n/text.ts'
import type { Message } from '../model/validation.ts'
import { FieldError } from './field.tsx'

interface FormProblemProps {
  /** Fields that are described by it name this id. */
  readonly id: string
  readonly problem: Message | undefined
}

/** What is wrong with a form, read aloud when it appears. */
export function FormProblem({ id, problem }: FormProblemProps) {
  if (!problem) return null
  return (
    <div role="alert">
      <FieldError id={id}>{messageText(problem)}</FieldError>
    </div>
  )
}

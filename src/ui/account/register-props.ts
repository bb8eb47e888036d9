import type { RegisterField, RegisterType } from '../../model/registration-form.ts'
import type { dateBounds } from '../../model/registration-values.ts'
import type { SubmitState } from '../submit-button.tsx'
import type { DrawnProps } from '../view-props.ts'

export interface RegisterFormFacts {
  readonly status: 'loading' | 'ready' | 'failed'
  /** The error, as a sentence. */
  readonly problem: string | null
  /** Null for a form that is a backend's HTML. */
  readonly fields: readonly RegisterField[] | null
  readonly submit: SubmitState
  /** The error of the last attempt, as a sentence. */
  readonly faults: readonly RegisterFault[]
  readonly attempt: number
}

interface RegisterFault {
  readonly id: string
  readonly words: string
}

export interface RegisterData {
  readonly types: readonly RegisterType[]
  readonly type: RegisterType
  /** The forms that have been opened; the others are loaded on demand. */
  readonly forms: Partial<Readonly<Record<RegisterType, RegisterFormFacts>>>
  /** The range of dates that date fields accept. */
  readonly bounds: ReturnType<typeof dateBounds>
  readonly done: { readonly text: string; readonly url: string | null } | null
}

export interface RegisterHandlers {
  readonly choose: (type: RegisterType) => void
  readonly submit: (form: HTMLFormElement) => void
  readonly retry: () => void
  readonly stop: () => void
  /** Inserts a backend's HTML, and shows errors in it. */
  readonly fill: (place: HTMLElement) => void
}

export type RegisterProps = DrawnProps<RegisterData, RegisterHandlers>

/** Id of a field's control: a backend's field name may be no valid id. */
export function registerId(type: RegisterType, at: number): string {
  return `register-${type.toLowerCase()}-${at}`
}

import { type FormEvent, useRef, useState } from 'react'
import {
  adviceOn,
  isSameTwice,
  isTypedOut,
  type PasswordAdvice,
  type TypedPassword,
} from '../../model/password.ts'
import type { Message } from '../../model/validation.ts'
import { typedIn } from '../drawn-form.ts'

const INVALID: Message = { key: 'changepassword.invalidinput' }

interface TypedPasswordOptions {
  readonly say: (problem: Message | undefined) => void
  readonly problem: Message | undefined
}

/**
 * The two fields, and whether they match: checked when the second one is left or is as long as the first,
 * and from then on with each key.
 */
export function useTypedPassword({ say, problem }: TypedPasswordOptions) {
  const typed = useRef<TypedPassword>({ first: '', second: '' })
  const isJudged = useRef(false)
  const [advice, setAdvice] = useState<PasswordAdvice>()

  function read(form: HTMLFormElement): TypedPassword {
    typed.current = {
      first: typedIn(form, 'NewPassword'),
      second: typedIn(form, 'RepeatedPassword'),
    }
    return typed.current
  }

  function judge(): void {
    isJudged.current = true
    if (!isSameTwice(typed.current)) say(INVALID)
    else if (problem) say(undefined)
  }

  function type({ target }: FormEvent<HTMLElement>): void {
    if (!(target instanceof HTMLInputElement) || !target.form) return
    const now = read(target.form)
    setAdvice(adviceOn(now.first))
    if (isJudged.current || isTypedOut(now)) judge()
  }

  function leave(): void {
    if (typed.current.second !== '') judge()
  }

  function trySend(form: HTMLFormElement): boolean {
    isJudged.current = true
    const isSame = isSameTwice(read(form))
    if (!isSame) say(INVALID)
    return isSame
  }

  return { typed, advice, type, leave, trySend }
}

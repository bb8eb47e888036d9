import * as v from 'valibot'
import { isEmailAddress } from '../model/email-address.ts'

/** An address that mail reaches; described as Valibot's own check of one is. */
export const reachable = { ...v.check(isEmailAddress), type: 'email' } as const

export const emailAddress = v.pipe(v.string(), v.trim(), v.maxLength(254), reachable)

import { useState } from 'react'
import { newUid } from './uid.ts'

/** An id for as long as the component lives. */
export function useUid(): string {
  const [uid] = useState(() => newUid())
  return uid
}

import { useState } from 'react'

let last = 0

/** An id that no other element on the page has. React's own ids repeat across roots. */
export function newUid(prefix = 'cs'): string {
  last += 1
  return `${prefix}-${last}`
}

/** An id for as long as the component lives. */
export function useUid(): string {
  const [uid] = useState(() => newUid())
  return uid
}

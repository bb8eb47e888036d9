import { useEffect } from 'react'
import { announce } from '../ui/live-region.ts'

/** Says to screen readers what the shop has changed in the cart: once, where it is shown. */
export function useAnnouncedNotices(notices: readonly string[] = []): void {
  const said = notices.join(' ')
  useEffect(() => (said ? announce(said) : undefined), [said])
}

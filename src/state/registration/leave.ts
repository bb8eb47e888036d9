import { navigateTo } from '../../services/navigate.ts'

/** How a page is left; replaced by tests. */
export const leaving = { go: navigateTo as (url: string) => void }

export function leaveFor(url: string): void {
  leaving.go(url)
}

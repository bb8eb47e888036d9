import type { ReactNode } from 'react'
import type { Forms } from '../action-form.tsx'
import { KEPT_MARKUP } from '../kept-markup.ts'

interface NoScriptProps {
  /** Without them, as in a tag that arrived empty, a script is certain to run. */
  readonly forms: Forms | undefined
  readonly children: ReactNode
}

/**
 * For visitors without script. A browser with script draws nothing here, and keeps the server's markup; it
 * has no texts for it either, so the children are components.
 */
export function NoScript({ forms, children }: NoScriptProps) {
  if (!forms) return null
  if (typeof document === 'undefined') return <noscript>{children}</noscript>
  return <noscript {...KEPT_MARKUP} />
}

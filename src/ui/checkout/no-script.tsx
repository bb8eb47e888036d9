import type { ReactNode } from 'react'
import type { Forms } from '../action-form.tsx'
import { KEPT_MARKUP } from '../kept-markup.ts'

interface NoScriptProps {
  /** Without them, as in a tag that came empty, there is a script for certain. */
  readonly forms: Forms | undefined
  readonly children: ReactNode
}

/**
 * For visitors without script. A browser with it draws nothing here, and keeps what it finds; it has
 * no texts for it either, so the children are components.
 */
export function NoScript({ forms, children }: NoScriptProps) {
  if (!forms) return null
  if (typeof document === 'undefined') return <noscript>{children}</noscript>
  return <noscript {...KEPT_MARKUP} />
}

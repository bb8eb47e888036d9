import { equal } from 'node:assert/strict'
import type { ReactNode } from 'react'
import { reactMarkup } from '../../shop/platform/html/react-markup.ts'
import { writeMarkup as write } from '../../shop/platform/html/write-markup.ts'
import { withSigns } from './signs.ts'

const BOUNDARIES = /<!--\/?\$-->/g

/**
 * Stands in for the server's writer in every test that runs in Node (scripts/bundle-tests.mjs): each
 * view that the server draws there is drawn by React as well, and both must write the same. React's
 * static markup has no boundaries of its own, and no references for signs.
 */
export function writeMarkup(node: ReactNode): string {
  const markup = write(node)
  equal(comparable(markup), comparable(reactMarkup(node)))
  return markup
}

function comparable(markup: string): string {
  return withSigns(markup.replace(BOUNDARIES, ''))
}

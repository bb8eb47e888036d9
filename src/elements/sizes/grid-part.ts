import { useEffect, useState } from 'react'
import { isTiled } from '../../model/size-matrix.ts'
import { currentStorefront } from '../../state/cart/state.ts'

const bring = () => import('./grid-form.tsx')
type GridPart = Awaited<ReturnType<typeof bring>>

let part: GridPart | undefined

/** The grid's part of the script, once it has loaded; only pages with a grid request it. */
export function gridPart(): GridPart | undefined {
  return part
}

/** If it fails, the sizes are a list, which sells the same. */
export async function bringGrid(): Promise<void> {
  try {
    part ??= await bring()
  } catch (error) {
    console.warn(error)
  }
}

/** The part once it has loaded; undefined as long as no grid is needed. */
export function useGridPart(isNeeded: boolean): GridPart | undefined {
  const [found, setFound] = useState(part)
  useEffect(() => {
    if (isNeeded && !found) void bringGrid().then(() => setFound(part))
  }, [isNeeded, found])
  return isNeeded ? found : undefined
}

/** Matches fields with a variant's name, before anything is parsed. */
const NAMED = /"mastervariant"\s*:\s*"/

/** Whether one of these tags is drawn as a grid. */
export function hasGrid(hosts: readonly HTMLElement[]): boolean {
  return hosts.some((it) => {
    const fields = it.getAttribute('sizeinputfields') ?? it.dataset.sizeinputfields
    return NAMED.test(fields ?? '') && !isTiled(currentStorefront(), it.dataset.layout)
  })
}

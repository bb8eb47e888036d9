import { useEffect, useState } from 'react'
import { isTiled } from '../../model/size-matrix.ts'
import { currentStorefront } from '../../state/cart/state.ts'

const bring = () => import('./grid-form.tsx')
type GridPart = Awaited<ReturnType<typeof bring>>

let part: GridPart | undefined

/** The grid's part of the script, once it has come; only pages with a grid ask for it. */
export function gridPart(): GridPart | undefined {
  return part
}

/** Without it sizes are a list, which sells the same. */
export async function bringGrid(): Promise<void> {
  try {
    part ??= await bring()
  } catch (error) {
    console.warn(error)
  }
}

/** The part, as soon as it is there; nothing as long as no grid is wanted. */
export function useGridPart(isNeeded: boolean): GridPart | undefined {
  const [found, setFound] = useState(part)
  useEffect(() => {
    if (isNeeded && !found) void bringGrid().then(() => setFound(part))
  }, [isNeeded, found])
  return isNeeded ? found : undefined
}

/** Fields with a variant's name in them; known from the attribute, before anything is parsed. */
const NAMED = /"mastervariant"\s*:\s*"/

/** Whether one of these tags is drawn as a grid. */
export function hasGrid(hosts: readonly HTMLElement[]): boolean {
  return hosts.some((it) => {
    const fields = it.getAttribute('sizeinputfields') ?? it.dataset.sizeinputfields
    return NAMED.test(fields ?? '') && !isTiled(currentStorefront(), it.dataset.layout)
  })
}

import { useLayoutEffect, useState } from 'react'
import { text } from '../../i18n/text.ts'
import { Button } from '../button.tsx'

interface FilterSubmitProps {
  /** The number of products in the list, once known. */
  readonly total: number | undefined
  /** Next to a list that follows each choice, for visitors without script. */
  readonly isPlain?: true
}

/** Without script the choices apply only with this button, so no number is known before. */
export function FilterSubmit({ total, isPlain }: FilterSubmitProps) {
  const isLive = useIsLive()
  const isCounted = isLive && total !== undefined
  return (
    <Button
      look="primary"
      className="faceted-search__submit"
      type="submit"
      withoutScript={isPlain}
      data-act="show-products"
    >
      {isCounted ? text('facet.show', { n: total }) : text('facet.submit')}
    </Button>
  )
}

/** False in the server's markup and in the draw that adopts it, true from then on. */
export function useIsLive(): boolean {
  const [isLive, setLive] = useState(false)
  useLayoutEffect(() => setLive(true), [])
  return isLive
}

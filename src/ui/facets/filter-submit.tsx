import { useLayoutEffect, useState } from 'react'
import { text } from '../../i18n/text.ts'
import { Button } from '../button.tsx'

interface FilterSubmitProps {
  /** Products in the list, as soon as that is known. */
  readonly total: number | undefined
  /** Beside a list that follows each choice, for who has no script. */
  readonly isPlain?: true
}

/** Without script the choices of the form count from here on, so that no number is known before. */
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

/** False in what the server draws and in the draw that adopts it, true from then on. */
export function useIsLive(): boolean {
  const [isLive, setLive] = useState(false)
  useLayoutEffect(() => setLive(true), [])
  return isLive
}

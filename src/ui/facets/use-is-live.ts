import { useLayoutEffect, useState } from 'react'

/** False in what the server draws and in the draw that adopts it, true from then on. */
export function useIsLive(): boolean {
  const [isLive, setLive] = useState(false)
  useLayoutEffect(() => setLive(true), [])
  return isLive
}

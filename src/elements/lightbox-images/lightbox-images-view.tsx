import { type MouseEvent, useRef, useState } from 'react'
import { isPlainPress } from '../../model/plain-press.ts'
import { Lightbox } from '../../ui/lightbox/lightbox.tsx'
import { LightboxImages } from '../../ui/lightbox/lightbox-images.tsx'
import type { Picture } from '../../ui/lightbox/use-lightbox.ts'
import type { ViewProps } from '../element-table.ts'
import { markupOf } from '../server-markup.ts'
import type { table } from './lightbox-images.table.ts'
import { linksIn, pictureOf } from './links.ts'

interface Opened {
  readonly pictures: readonly Picture[]
  readonly first: number
}

/** The thumbnails, and the picture that one of them has opened. */
export function LightboxImagesView({ host, images }: ViewProps<typeof table>) {
  const [opened, setOpened] = useState<Opened>()
  const opener = useRef<HTMLElement>(null)
  const [markup] = useState(() => markupOf(host))

  function press(event: MouseEvent<HTMLElement>): void {
    if (event.defaultPrevented || !isPlainPress(event)) return
    const { target, currentTarget } = event
    const link = target instanceof Element ? target.closest('a') : null
    const links = linksIn(currentTarget)
    const first = link ? links.indexOf(link) : -1
    if (first < 0) return
    event.preventDefault()
    opener.current = link
    setOpened({ pictures: links.map(pictureOf), first })
  }

  function place(node: HTMLElement | null): void {
    if (node && !node.hasChildNodes()) node.append(...markup)
  }

  return (
    <>
      <LightboxImages images={images} place={place} press={press} />
      {opened && <Lightbox {...opened} opener={opener} close={() => setOpened(undefined)} />}
    </>
  )
}

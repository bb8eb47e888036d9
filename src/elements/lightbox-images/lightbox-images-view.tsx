import { type MouseEvent, useRef, useState } from 'react'
import { isPlainClick } from '../../model/plain-click.ts'
import { MAX_SLIDES } from '../../model/slides.ts'
import { safeUrl } from '../../model/url.ts'
import { Lightbox } from '../../ui/lightbox/lightbox.tsx'
import { LightboxImages } from '../../ui/lightbox/lightbox-images.tsx'
import type { Picture } from '../../ui/lightbox/use-lightbox.ts'
import type { ViewProps } from '../element-table.ts'
import { elementPart } from '../react-element.tsx'
import { markupOf } from '../server-markup.ts'
import { table } from './lightbox-images.table.ts'

interface OpenLightbox {
  readonly pictures: readonly Picture[]
  readonly first: number
}

/** The thumbnails, and the picture that one of them has opened. */
function LightboxImagesView({ host, images }: ViewProps<typeof table>) {
  const [opened, setOpened] = useState<OpenLightbox>()
  const opener = useRef<HTMLElement>(null)
  const [markup] = useState(() => markupOf(host))

  function press(event: MouseEvent<HTMLElement>): void {
    if (event.defaultPrevented || !isPlainClick(event)) return
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

/** The links to a file that contain its picture, in their order; a link to `#…` is none. */
function linksIn(place: Element): readonly HTMLAnchorElement[] {
  const links = [...place.querySelectorAll<HTMLAnchorElement>('a[href]')]
  return links.filter((it) => it.querySelector('img') && addressOf(it)).slice(0, MAX_SLIDES)
}

function pictureOf(link: HTMLAnchorElement): Picture {
  return { src: addressOf(link) ?? '', alt: link.querySelector('img')?.alt ?? '' }
}

function addressOf(link: HTMLAnchorElement): string | undefined {
  const href = link.getAttribute('href')
  return href?.startsWith('#') ? undefined : safeUrl(href)
}

/** The server's markup stays, and needs only its mark. */
export const { define, mount } = elementPart(table, LightboxImagesView, { drawnFrom: () => ({}) })

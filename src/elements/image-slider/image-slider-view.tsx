import { useEffect, useMemo, useState } from 'react'
import { text } from '../../i18n/text.ts'
import { slideInterval } from '../../model/slides.ts'
import { announce } from '../../ui/live-region.ts'
import { ImageSlider } from '../../ui/slider/image-slider.tsx'
import { imageSliderData } from '../../ui/slider/slides.ts'
import { useTrack } from '../../ui/track/use-track.ts'
import type { AttributeProps, ViewProps } from '../element-table.ts'
import { elementPart } from '../react-element.tsx'
import { table } from './image-slider.table.ts'
import { useMotion } from './use-motion.ts'

function firstData({ blocks, label, interval }: AttributeProps<typeof table>) {
  return imageSliderData(blocks, label, interval)
}

/** The slides with their controls and their automatic motion. */
function ImageSliderView({ blocks, label, interval }: ViewProps<typeof table>) {
  const first = useMemo(() => imageSliderData(blocks, label, interval), [blocks, label, interval])
  const { slides } = first
  const track = useTrack(slides.length)
  const [isAlive, setAlive] = useState(false)
  const { motion, stop, toggle, hold } = useMotion({
    interval: slides.length > 1 ? slideInterval(interval) : undefined,
    index: track.index,
    next: () => track.go(track.index + 1),
  })
  useEffect(() => setAlive(true), [])

  /**
   * A visitor who chooses a slide wants to see it for as long as they like, and to hear which one it is.
   */
  function choose(index: number): void {
    stop()
    const at = track.go(index)
    const place = text('pictures.position', { n: at + 1, total: slides.length })
    announce([place, slides[at]?.text].filter(Boolean).join(': '))
  }

  const data = { ...first, index: track.index, isAlive, motion }
  const { frame, onScroll, onTake } = track
  const handlers = { frame, onScroll, onTake, go: choose, toggleMotion: toggle, hold }
  return <ImageSlider data={data} forms={undefined} handlers={handlers} />
}

export const { define, mount } = elementPart(table, ImageSliderView, { drawnFrom: firstData })

import { expect } from '@open-wc/testing'
import {
  MAX_ZOOM,
  nearestSlide,
  nearestZoom,
  slideInterval,
  wrappedSlide,
} from '../../src/model/slides.ts'

describe('places of slides', () => {
  it('are the nearest there is', () => {
    const at = [-1, 0, 1.4, 2.6, 9, Number.NaN, Number.POSITIVE_INFINITY]

    expect(at.map((it) => nearestSlide(it, 3))).to.deep.equal([0, 0, 1, 2, 2, 0, 2])
    expect(nearestSlide(2, 0)).to.equal(0)
  })

  it('go on at the other end', () => {
    const at = [-4, -1, 0, 2, 3, 7, 0.5, Number.NaN, Number.NEGATIVE_INFINITY]

    expect(at.map((it) => wrappedSlide(it, 3))).to.deep.equal([2, 2, 0, 2, 0, 1, 0, 0, 0])
    expect(wrappedSlide(1, 0)).to.equal(0)
  })
})

describe('the time that a slide stays', () => {
  it('is long enough to read it, and none where nobody asks', () => {
    const asked = [undefined, 0, -1, Number.NaN, 5, 8000, 1e300]

    expect(asked.map(slideInterval)).to.deep.equal([
      ...[undefined, undefined, undefined, undefined],
      ...[5000, 8000, 2 ** 31 - 1],
    ])
  })
})

describe('zoom', () => {
  it('is never less than the frame, nor more than fits', () => {
    const asked = [0.2, 1, 2.5, 99, Number.NaN]

    expect(asked.map(nearestZoom)).to.deep.equal([1, 1, 2.5, MAX_ZOOM, 1])
  })
})

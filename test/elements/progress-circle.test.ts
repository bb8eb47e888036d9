import { expect } from '@open-wc/testing'
import { define } from '../../src/elements/progress-circle/progress-circle-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { find, render, until } from '../helpers/render.tsx'

define('progress-circle')

async function circle(attributes: string): Promise<HTMLElement> {
  const el = await render(`<progress-circle label="Fri frakt" ${attributes}></progress-circle>`)
  await until(() => el.querySelector('[role="progressbar"]'))
  return el
}

const values = (el: Element) =>
  ['now', 'max'].map((it) =>
    Number(find(el, '[role="progressbar"]').getAttribute(`aria-value${it}`)),
  )
/** How much of the ring is filled. */
const filled = (el: Element) => {
  const ring = find(el, '.progress-circle__done')
  const [length, gap] = ['stroke-dasharray', 'stroke-dashoffset'].map((it) =>
    Number(ring.getAttribute(it)),
  )
  return Math.round((1 - (gap ?? 0) / (length ?? 1)) * 100)
}

describe('progress-circle', () => {
  it('is accessible', async () => {
    await expect(await circle('value="3" max="4"')).to.be.accessible()
  })

  it('fills by how far it has come, and says so', async () => {
    const el = await circle('value="3" max="4"')

    expect([values(el), filled(el)]).to.deep.equal([[3, 4], 75])
    expect(find(el, '[role="progressbar"]').getAttribute('aria-label')).to.equal('Fri frakt')
    el.setAttribute('value', '1')
    await until(() => filled(el) === 25)
  })

  it('is ticked once it is full, and only then', async () => {
    const ticks = async (attributes: string) =>
      (await circle(attributes)).querySelectorAll('.progress-circle__tick').length

    expect(await ticks('value="4" max="4"')).to.equal(1)
    expect(await ticks('value="9" max="4"')).to.equal(1)
    expect(await ticks('value="3" max="4"')).to.equal(0)
    expect(await ticks('value="0" max="4"')).to.equal(0)
    expect(await ticks('value="1" max="0"')).to.equal(0)
  })

  it('takes what lies outside for the nearest there is', async () => {
    expect(values(await circle('value="9" max="4"'))).to.deep.equal([4, 4])
    expect(values(await circle('value="-1" max="4"'))).to.deep.equal([0, 4])
    expect(values(await circle('value="5" max="0"'))).to.deep.equal([5, 100])
    expect(values(await circle('value="x"'))).to.deep.equal([0, 100])
  })
})

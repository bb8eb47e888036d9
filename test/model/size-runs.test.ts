import { expect } from '@open-wc/testing'
import { sizeRuns } from '../../src/model/size-runs.ts'

const articles = (stock: Readonly<Record<string, number>>) =>
  Object.entries(stock).map(([size, available]) => ({ size, available }))

describe('the sizes that can be had', () => {
  it('are a range where they are neighbours', () => {
    const letters = articles({ XS: 1, S: 1, M: 5, L: 1, XL: 2 })
    expect(sizeRuns(letters)).to.deep.equal(['XS–XL'])
  })

  it('are parted by those that are out, and two stand one by one', () => {
    const letters = articles({ XS: 1, S: 2, M: 0, L: 1, XL: 1, XXL: 4, '3XL': 0 })
    expect(sizeRuns(letters)).to.deep.equal(['XS', 'S', 'L–XXL'])
  })

  it('are one range where each is a range, and say their unit once', () => {
    const runs = (...sizes: string[]) =>
      sizeRuns(articles(Object.fromEntries(sizes.map((it) => [it, 1]))))
    expect(runs('36–39', '40–43', '44–47')).to.deep.equal(['36–47'])
    expect(runs('5–15 kg', '15–40 kg', '50–75 kg')).to.deep.equal(['5–75 kg'])
    expect(runs('2,5 kg', '5 kg', '7,5 kg')).to.deep.equal(['2,5–7,5 kg'])
    expect(runs('5 cm', '10 cm', '12-14 cm')).to.deep.equal(['5–14 cm'])
    expect(runs('500 ml', '750 ml', '1 l')).to.deep.equal(['500 ml–1 l'])
    expect(runs('110/116', '122/128', '134/140')).to.deep.equal(['110/116–134/140'])
    expect(runs('36–39', '40–43')).to.deep.equal(['36–39', '40–43'])
  })

  it('are those of any colour, each once', () => {
    const black = [
      { size: '36', available: 0 },
      { size: '37', available: 2 },
      { size: '38', available: 0 },
    ]
    const red = [
      { size: '36', available: 1 },
      { size: '38', available: 3 },
    ]
    expect(sizeRuns([...black, ...red])).to.deep.equal(['36–38'])
  })

  it('are none where there is one size, none at all, or nothing left', () => {
    expect(sizeRuns(articles({ M: 3 }))).to.deep.equal([])
    expect(sizeRuns([{ size: null, available: 3 }])).to.deep.equal([])
    expect(sizeRuns(articles({ S: 0, M: 0 }))).to.deep.equal([])
  })
})

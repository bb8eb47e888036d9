import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import { isOnTheWay } from '../../src/model/menu-aim.ts'
import {
  callsToAction,
  classNames,
  hexColour,
  MAX_MENU_LINKS,
  type MenuLink,
  menuOf,
  type NavigationLink,
} from '../../src/model/navigation.ts'

const names = (menu: readonly MenuLink[]): unknown[] =>
  menu.map(({ name, links }) => (links.length > 0 ? [name, ...names(links)] : name))

const nested = (levels: number): NavigationLink => ({
  name: `level ${levels}`,
  ...(levels > 1 && { links: [nested(levels - 1)] }),
})

describe('a menu', () => {
  it('shows neither what is hidden nor what has no name', () => {
    const links = [{ name: 'a' }, { name: 'b', hide: true, links: [{ name: 'c' }] }, { name: ' ' }]

    expect(names(menuOf(links))).to.deep.equal(['a'])
  })

  it('has at most five levels, and no more than requested', () => {
    const deep = [nested(1000)]

    expect(JSON.stringify(names(menuOf(deep))).match(/level/g)?.length).to.equal(5)
    expect(JSON.stringify(names(menuOf(deep, 9))).match(/level/g)?.length).to.equal(5)
    expect(JSON.stringify(names(menuOf(deep, 3))).match(/level/g)?.length).to.equal(3)
  })

  it('ends where links hold themselves', () => {
    const link: NavigationLink = { name: 'round' }
    link.links = [link, link]

    expect(JSON.stringify(names(menuOf([link]))).match(/round/g)?.length).to.equal(31)
  })

  it('has no more links than a page can bear', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => ({ name: `n${at}` }))

    expect(menuOf(many).length).to.equal(MAX_MENU_LINKS)
  })

  it('marks the page and every place that it is below', () => {
    const links = [
      { name: 'a', url: '/a', links: [{ name: 'b', url: '/a/b?x=1', isSelected: true }] },
      { name: 'c', url: '/c' },
    ]

    const [a, c] = menuOf(links, 5, '/a/b')

    expect([a?.current, a?.links[0]?.current, c?.current]).to.deep.equal([
      'true',
      'page',
      undefined,
    ])
  })

  const urls: [written: string, url: string | undefined][] = [
    ['/c/skor', '/c/skor'],
    ['https://other.example/', 'https://other.example/'],
    ['javascript:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['//evil.example/', undefined],
  ]
  for (const [written, url] of urls) {
    it(`makes of the address ${JSON.stringify(written)} ${url ?? 'no link'}`, () => {
      const [link] = menuOf([{ name: 'a', url: written, imageUrl: written }])

      expect([link?.url, link?.imageUrl]).to.deep.equal([url, url])
    })
  }

  const devices: [link: Partial<NavigationLink>, device: MenuLink['device']][] = [
    [{}, 'any'],
    [{ mobileOnly: true }, 'phone'],
    [{ desktopOnly: true, mobileOnly: false }, 'desktop'],
    [{ desktopOnly: true, mobileOnly: true }, 'any'],
  ]
  for (const [link, device] of devices) {
    it(`is for ${device} device with ${JSON.stringify(link)}`, () => {
      expect(menuOf([{ name: 'a', ...link }])[0]?.device).to.equal(device)
    })
  }
})

const { links: anyLinks } = fc.letrec<{ links: NavigationLink[] }>((tie) => ({
  links: fc.array(
    fc.record(
      {
        name: fc.string({ unit: 'binary', maxLength: 5 }),
        url: fc.oneof(
          fc.webUrl(),
          fc.constant('javascript:alert(1)'),
          fc.string(),
          fc.constant(null),
        ),
        links: fc.option(tie('links')),
        cta: fc.option(fc.boolean()),
        hide: fc.boolean(),
        mobileOnly: fc.boolean(),
        desktopOnly: fc.boolean(),
        isSelected: fc.boolean(),
        hexCode: fc.oneof(fc.constant('#fff'), fc.string(), fc.constant('red;background:url(//e)')),
        attributes: fc.record({ cssValue: fc.string() }),
      },
      { requiredKeys: ['name'] },
    ) as fc.Arbitrary<NavigationLink>,
    { maxLength: 6 },
  ),
}))

const flat = (menu: readonly MenuLink[], level = 1): [link: MenuLink, level: number][] =>
  menu.flatMap((it) => [[it, level], ...flat(it.links, level + 1)])

describe('whatever links a page gives', () => {
  it('holds nothing that could do harm, and no more than fits', () => {
    fc.assert(
      fc.property(anyLinks, (links) => {
        const menu = menuOf(links)
        for (const [{ url, colour, cssClass, name }, level] of flat(menu)) {
          expect(level).to.be.at.most(5)
          expect(name.trim()).not.to.equal('')
          expect(url ?? '/').to.match(/^(?:https?:\/\/|\/(?!\/))/)
          expect(colour ?? '#fff').to.match(/^#[0-9a-f]{3,8}$/)
          expect(cssClass).to.match(/^[\w:/ -]*$/)
        }
        expect(callsToAction(menu).length).to.be.at.most(3)
      }),
      { numRuns: 300 },
    )
  })
})

describe('calls to action', () => {
  it('are three at most, of any level, and none that phones do not show', () => {
    const links = [
      { name: 'wide', url: '/w', cta: true, desktopOnly: true },
      { name: 'nowhere', url: 'javascript:1', cta: true },
      { name: 'a', links: [{ name: 'b', url: '/b', cta: true }] },
      ...['c', 'd', 'e'].map((name) => ({ name, url: `/${name}`, cta: true })),
    ]

    expect(callsToAction(menuOf(links)).map((it) => it.name)).to.deep.equal(['b', 'c', 'd'])
  })
})

describe('what a page says about looks', () => {
  const colours: [written: string | null, colour: string | undefined][] = [
    ['#abc', '#abc'],
    [' #A1B2C3 ', '#a1b2c3'],
    ['#a1b2c3d4', '#a1b2c3d4'],
    ['#ab', undefined],
    ['#123456789', undefined],
    ['red;background:url(//e)', undefined],
    ['#fff;x', undefined],
    [null, undefined],
  ]
  for (const [written, colour] of colours) {
    it(`takes ${JSON.stringify(written)} for ${colour ?? 'no colour'}`, () => {
      expect(hexColour(written)).to.equal(colour)
    })
  }

  it('keeps class names, and nothing that is none', () => {
    expect(classNames(' is-new md:big "x" a"b {} color:red; w-1/2 ')).to.equal(
      'is-new md:big w-1/2',
    )
    expect(
      classNames(Array.from({ length: 50 }, (_, at) => `c${at}`).join(' ')).split(' ').length,
    ).to.equal(10)
  })
})

describe('a pointer that left the bar', () => {
  const panel = { left: 0, right: 1000, top: 100 }
  const from = { x: 200, y: 80 }
  const places: [where: string, x: number, y: number, isOnIt: boolean][] = [
    ['straight down', 200, 90, true],
    ['far to the side, but downwards', 560, 90, true],
    ['at the edge of the panel', 990, 100, true],
    ['beside, on the bar', 260, 80, false],
    ['outside of the way', 950, 85, false],
    ['up', 200, 70, false],
    ['below the edge', 200, 120, false],
  ]
  for (const [where, x, y, isOnIt] of places) {
    it(`is ${isOnIt ? '' : 'not '}on its way into the panel: ${where}`, () => {
      expect(isOnTheWay(from, { x, y }, panel)).to.equal(isOnIt)
    })
  }
})

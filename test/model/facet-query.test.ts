import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import {
  buildListingQuery,
  chipsOf,
  clearChosen,
  type ListingQuery,
  MAX_PARAMETERS,
  parseListingQuery,
  toggleOption,
} from '../../src/model/facet-query.ts'

const GROUPS = ['colour', 'size', 'brand', 'price']
const RESERVED = [...GROUPS, 'q', 'sort', 'page', 'pricefrom', 'priceto']

const parse = (query: string) => parseListingQuery(query, GROUPS)
const rebuilt = (query: string) => buildListingQuery(parse(query))

describe('the query of a list', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['?colour=red&colour=blue&size=42', 'colour=red&colour=blue&size=42'],
    ['colour=red&colour=red&colour=&colour', 'colour=red'],
    ['colour=red&utm_source=x&sort=newest&q=sko', 'q=sko&colour=red&sort=newest&utm_source=x'],
    ['utm=1&utm=2', 'utm=1&utm=2'],
    ['q=a&q=b&sort=x&sort=y', 'q=a&sort=x'],
    ['page=3', 'page=3'],
    ['page=0', ''],
    ['page=-1&page=2', ''],
    ['page=99999', 'page=10000'],
    ['page=1e3', ''],
    ['q=%20%20', ''],
    ['size=42+2%2F3', 'size=42+2%2F3'],
    ['brand=Peak+%26+Sons%3D', 'brand=Peak+%26+Sons%3D'],
    ['__proto__=1&constructor=2&colour=__proto__', 'colour=__proto__&__proto__=1&constructor=2'],
    ['%zz=%&colour=%E0%A4%A&=nameless', 'colour=%EF%BF%BD%25A&%25zz=%25'],
    [`colour=${'x'.repeat(201)}`, ''],
    ['price=10000-50000', 'price=10000-50000'],
    ['pricefrom=100&priceto=500', 'price=10000-50000'],
    ['pricefrom=99,50&priceto=', 'price=9950-'],
    ['price=-20000&pricefrom=100', 'price=-20000'],
    ['price=&pricefrom=100', ''],
    ['pricefrom=x&priceto=-1', ''],
  ]
  for (const [query, expected] of cases) {
    it(`of ${query.slice(0, 60)} is ${expected || 'empty'}`, () => {
      expect(rebuilt(query)).to.equal(expected)
    })
  }

  it('is read no further than a hundred parameters', () => {
    const many = Array.from({ length: 5000 }, (_, at) => `colour=c${at}`).join('&')

    expect(parse(many).chosen.get('colour')).to.have.length(MAX_PARAMETERS)
    expect(parse(`${many}&size=42`).chosen.has('size')).to.equal(false)
  })

  it('is the same after it has been written and read', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(parse(buildListingQuery(query))).to.deep.equal(query)
      }),
      { numRuns: 500 },
    )
  })

  it('is what URLSearchParams reads, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const once = rebuilt(text)

        expect(rebuilt(once)).to.equal(once)
        expect([...new URLSearchParams(once)].length).to.be.at.most(MAX_PARAMETERS)
      }),
      { numRuns: 500 },
    )
  })
})

describe('a toggled option', () => {
  const toggled = (query: string, id: string, option: string, singleSelect = false) =>
    buildListingQuery(toggleOption(parse(query), { id, singleSelect }, option))

  it('is added to its group, and taken away by the next toggle', () => {
    expect(toggled('colour=red', 'colour', 'blue')).to.equal('colour=red&colour=blue')
    expect(toggled('colour=red&colour=blue', 'colour', 'red')).to.equal('colour=blue')
  })

  it('takes the place of the choice in a single-select group', () => {
    expect(toggled('price=1-2&colour=red', 'price', '3-4', true)).to.equal('price=3-4&colour=red')
    expect(toggled('price=1-2', 'price', '1-2', true)).to.equal('')
  })

  it('keeps what is not ours and goes back to the first page', () => {
    const query = 'q=sko&sort=newest&utm_source=x&perpage=48&page=7'

    expect(toggled(query, 'size', '42 2/3')).to.equal(
      'q=sko&size=42+2%2F3&sort=newest&utm_source=x&perpage=48',
    )
  })

  it('is in the query once whatever is toggled, and twice toggled is not toggled', () => {
    fc.assert(
      fc.property(queries, fc.constantFrom(...GROUPS), text, (query, id, option) => {
        const once = toggleOption(query, { id }, option)
        const twice = toggleOption(once, { id }, option)
        const sorted = (it: ListingQuery) => [...new URLSearchParams(buildListingQuery(it))].sort()

        expect(once.others).to.deep.equal(query.others)
        expect(sorted(twice)).to.deep.equal(sorted({ ...query, page: 1 }))
      }),
      { numRuns: 300 },
    )
  })

  it('keep a choice where the parameters of others are too many', () => {
    const foreign = parse(Array.from({ length: 100 }, (_, at) => `p${at}=1`).join('&'))

    const query = buildListingQuery(toggleOption(foreign, { id: 'colour' }, 'red'))

    const parameters = [...new URLSearchParams(query)]
    expect(parameters[0]).to.deep.equal(['colour', 'red'])
    expect(parameters).to.have.length(MAX_PARAMETERS)
  })

  it('changes nothing where an address holds no more', () => {
    const full = parse(Array.from({ length: 100 }, (_, at) => `colour=c${at}`).join('&'))

    expect(toggleOption(full, { id: 'size' }, '42')).to.equal(full)
    expect(toggleOption(full, { id: 'colour' }, 'c7').chosen.get('colour')).to.have.length(99)
  })
})

describe('chips', () => {
  const groups = [
    {
      id: 'colour',
      label: 'Färg',
      selectedOptions: ['blue', 'gone'],
      options: [
        { id: 'red', label: 'Röd' },
        { id: 'blue', label: 'Blå' },
      ],
    },
    { id: 'size', label: 'Storlek', selectedOptions: [], options: [{ id: '42', label: '42' }] },
  ]

  it('are the chosen options that there are', () => {
    expect(chipsOf(groups)).to.deep.equal([
      { groupId: 'colour', groupLabel: 'Färg', optionId: 'blue', label: 'Blå' },
    ])
  })

  it('all go at once, and leave what is not ours', () => {
    const query = parse('q=sko&colour=red&size=42&price=1-2&sort=name&utm=1&page=2')

    expect(buildListingQuery(clearChosen(query))).to.equal('q=sko&sort=name&utm=1')
  })
})

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
const names = text.filter((it) => !RESERVED.includes(it))
const queries: fc.Arbitrary<ListingQuery> = fc.record({
  chosen: fc
    .uniqueArray(fc.constantFrom(...GROUPS), { maxLength: GROUPS.length })
    .chain((groups) =>
      fc.tuple(
        ...groups.map((group) =>
          fc.tuple(fc.constant(group), fc.uniqueArray(text, { minLength: 1, maxLength: 4 })),
        ),
      ),
    )
    .map((pairs) => new Map(pairs)),
  q: text.map((it) => it.trim()),
  sort: fc.constantFrom('', 'newest', 'price-up'),
  page: fc.integer({ min: 1, max: 10_000 }),
  others: fc.array(fc.tuple(names, text), { maxLength: 5 }),
})

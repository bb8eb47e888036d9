import { expect } from '@open-wc/testing'
import { reactElement } from '../../src/elements/react-element.tsx'
import { viewMark } from '../../src/ui/view-mark.ts'
import {
  drawn,
  type FixtureElement,
  type FixtureProps,
  fixtureTable,
  place,
} from './element-fixtures.tsx'

const drawnFrom = ({ label }: Pick<FixtureProps, 'label'>) => ({ label })
const Label = ({ label }: FixtureProps) => <p>{label}</p>
let made = 0

class CountedElement extends reactElement(fixtureTable, Label, { drawnFrom }) {
  constructor() {
    super()
    made += 1
  }
}
customElements.define('test-counted', CountedElement)

describe('an element that adopts its markup', () => {
  it('is the only one made, and still gives back what the server wrote', async () => {
    const mark = viewMark(fixtureTable.tag, { label: 'Köp' })
    const markup = `<TAG articlenumber="A1" label="Köp" data-view="${mark}"><p>Köp</p></TAG>`
    const element = place<FixtureElement>(markup, 'test-counted')
    const paragraph = element.querySelector('p')
    await element.ready
    expect(element.querySelector('p') === paragraph).to.equal(true)
    element.label = 'Sälj'
    await drawn()

    element.remove()
    await drawn()

    expect(made).to.equal(1)
    expect(element.innerHTML).to.equal('<p>Köp</p>')
  })
})

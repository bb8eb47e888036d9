import { expect } from '@open-wc/testing'
import { useState } from 'react'
import { register } from '../../src/i18n/dictionary.ts'
import { sv } from '../../src/i18n/texts/sv.ts'
import { QuantityStepper, type QuantityStepperProps } from '../../src/ui/quantity-stepper.tsx'
import { find, show, until } from '../helpers/render.tsx'

register('sv', sv)

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function Stepper({ heard, ...props }: Partial<QuantityStepperProps> & { heard: number[] }) {
  const [quantity, setQuantity] = useState(props.quantity ?? 1)
  const change = (next: number) => {
    heard.push(next)
    setQuantity(next)
  }
  return <QuantityStepper name="Löparsko, 42" {...props} quantity={quantity} onChange={change} />
}

function place(props: Partial<QuantityStepperProps> = {}) {
  const heard: number[] = []
  const { place } = show(<Stepper heard={heard} {...props} />)
  const [minus, plus] = place.querySelectorAll('button') as unknown as HTMLButtonElement[]
  if (!minus || !plus) throw new Error('There are no buttons')
  return { place, heard, minus, plus, box: find<HTMLInputElement>(place, 'input') }
}

function hold(button: Element): void {
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))
}

function release(button: HTMLElement): void {
  button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, button: 0 }))
  button.click()
}

describe('a quantity stepper', () => {
  it('counts up and down', async () => {
    const { heard, minus, plus, box } = place({ quantity: 2 })

    plus.click()
    await until(() => box.value === '3')
    minus.click()
    await until(() => box.value === '2')

    expect(heard).to.deep.equal([3, 2])
  })

  it('adds up presses that come before it is drawn', () => {
    const { heard, plus } = place()

    plus.click()
    plus.click()
    plus.click()

    expect(heard).to.deep.equal([2, 3, 4])
  })

  it('has a disabled text box of three digits', () => {
    const { box } = place({ quantity: 100 })

    expect([box.disabled, box.type, box.maxLength, box.inputMode, box.value]).to.deep.equal([
      true,
      'text',
      3,
      'numeric',
      '100',
    ])
  })

  it('ends at 1 and at 100', () => {
    const low = place({ quantity: 1 })
    const high = place({ quantity: 100 })

    low.minus.click()
    high.plus.click()

    expect([low.heard, high.heard]).to.deep.equal([[], []])
    expect([low.minus.ariaDisabled, low.plus.ariaDisabled]).to.deep.equal(['true', null])
    expect([high.minus.ariaDisabled, high.plus.ariaDisabled]).to.deep.equal([null, 'true'])
  })

  it('ends at what is in stock, and never above 100', () => {
    const few = place({ quantity: 4, max: 4 })
    const many = place({ quantity: 100, max: 5000 })

    few.plus.click()
    many.plus.click()

    expect([few.heard, many.heard]).to.deep.equal([[], []])
  })

  it('takes the article away by minus at 1, and says so beforehand', async () => {
    let removed = 0
    const { minus, heard, box } = place({ quantity: 2, onRemove: () => ++removed })
    const before = minus.getAttribute('aria-label')

    minus.click()
    await until(() => box.value === '1')
    const after = minus.getAttribute('aria-label')
    minus.click()

    expect([before, after]).to.deep.equal(['Minska antal, Löparsko, 42', 'Ta bort Löparsko, 42'])
    expect([heard, removed]).to.deep.equal([[1], 1])
  })

  it('goes on while a button is held, after 400 ms and every 60 ms', async () => {
    const { heard, plus } = place()

    hold(plus)
    await pause(330)
    const early = heard.length
    await until(() => heard.length >= 3)
    release(plus)
    const count = heard.length
    await pause(150)

    expect([early, heard.length]).to.deep.equal([0, count])
    expect(heard.slice(0, 3)).to.deep.equal([2, 3, 4])
  })

  it('that is held ends at 1 and takes nothing away', async () => {
    let removed = 0
    const { heard, minus } = place({ quantity: 3, onRemove: () => ++removed })

    hold(minus)
    await until(() => heard.length === 2)
    await pause(200)
    release(minus)

    expect([heard, removed]).to.deep.equal([[2, 1], 0])
  })

  it('stops when the pointer leaves, and when it goes away', async () => {
    const { heard, plus } = place()

    hold(plus)
    plus.dispatchEvent(new PointerEvent('pointerout', { bubbles: true }))
    plus.dispatchEvent(new PointerEvent('pointerleave'))
    await pause(500)

    expect(heard).to.deep.equal([])
  })

  it('names its buttons with the article', () => {
    const { place: stepper } = place()

    const names = [...stepper.querySelectorAll('[aria-label]')].map((it) => it.ariaLabel)

    expect(names).to.deep.equal([
      'Antal, Löparsko, 42',
      'Minska antal, Löparsko, 42',
      'Antal',
      'Öka antal, Löparsko, 42',
    ])
  })

  it('is accessible', async () => {
    await expect(place().place).to.be.accessible()
  })
})

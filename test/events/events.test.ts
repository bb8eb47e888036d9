import { expect } from '@open-wc/testing'
import { emit } from '../../src/events/element-events.ts'
import { shopEvents } from '../../src/events/shop-events.ts'

describe('the bus', () => {
  it('notifies listeners, until they stop', () => {
    const heard: string[] = []
    const stop = shopEvents.on('member:registered', (type) => heard.push(type))

    shopEvents.emit('member:registered', 'B2C')
    stop()
    shopEvents.emit('member:registered', 'B2B')

    expect(heard).to.deep.equal(['B2C'])
  })

  it('is one for the whole page', () => {
    const page = globalThis as unknown as Record<symbol, unknown>

    expect(page[Symbol.for('courtside.bus')]).to.equal(shopEvents)
  })
})

describe('an element event', () => {
  it('leaves the element and the shadow root around it', () => {
    const host = document.createElement('div')
    const inner = document.createElement('i')
    host.attachShadow({ mode: 'open' }).append(inner)
    document.body.append(host)
    const heard: unknown[] = []
    document.addEventListener('courtside:removed', ({ detail }) => heard.push(detail), {
      once: true,
    })

    emit(inner, 'courtside:removed', { rowSystemId: 'r1' })

    expect(heard).to.deep.equal([{ rowSystemId: 'r1' }])
    host.remove()
  })
})

import { expect } from '@open-wc/testing'
import { useRef, useState } from 'react'
import { register } from '../../src/i18n/dictionary.ts'
import { sv } from '../../src/i18n/texts/sv.ts'
import { Dialog, Panel } from '../../src/ui/panel.tsx'
import { find, show, until } from '../helpers/render.tsx'

register('sv', sv)

interface ShopProps {
  readonly kind: typeof Panel
  readonly className?: string
}

function Shop({ kind: Kind, className = '' }: ShopProps) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <main>
      <button id="opener" type="button" ref={opener} onClick={() => setOpen(!isOpen)}>
        Öppna
      </button>
      <button id="elsewhere" type="button">
        Annat
      </button>
      <a id="link" href="#away">
        Bort
      </a>
      <Kind
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Varukorg"
        opener={opener}
        className={className}
      >
        <button id="inside" type="button">
          Till kassan
        </button>
      </Kind>
    </main>
  )
}

function place(kind: typeof Panel, className = '') {
  const { place, unmount } = show(<Shop kind={kind} className={className} />)
  const press = (selector: string) => find<HTMLElement>(place, selector).click()
  const panel = () => place.querySelector<HTMLElement>('[aria-labelledby]')
  return { place, press, panel, unmount, opener: find(place, '#opener') }
}

async function open(kind: typeof Panel, className = '') {
  const placed = place(kind, className)
  placed.opener.focus()
  placed.press('#opener')
  await until(() => placed.panel()?.contains(document.activeElement))
  return placed
}

const hasEntry = () => 'courtsideOverlay' in (history.state ?? {})

/** Opens what Back can close, and waits for Back to be able to. */
async function openOver(kind: typeof Panel, className = '') {
  // The dialog of the test before may still be on its way back.
  await until(() => !hasEntry())
  const placed = await open(kind, className)
  await until(hasEntry)
  return placed
}

function pressEscape(target: Element): void {
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
  )
}

describe('a panel', () => {
  it('opens with focus in it, and is named by its heading', async () => {
    const { panel } = await open(Panel)

    expect(panel()?.role).to.equal('dialog')
    const heading = document.getElementById(panel()?.getAttribute('aria-labelledby') ?? '')
    expect(heading?.textContent).to.equal('Varukorg')
  })

  it('stays open for a press inside', async () => {
    const { press, panel } = await open(Panel)

    press('#inside')

    expect(panel()).not.to.equal(null)
  })

  const ways: [name: string, (placed: Awaited<ReturnType<typeof open>>) => void][] = [
    ['its close button', ({ press }) => press('[data-act=close]')],
    ['Escape', ({ panel }) => pressEscape(panel() as Element)],
    ['a second press on its opener', ({ press }) => press('#opener')],
    ['a press outside', ({ place }) => place.click()],
  ]
  for (const [name, close] of ways) {
    it(`closes by ${name}, and gives focus back`, async () => {
      const placed = await open(Panel)

      close(placed)

      await until(() => !placed.panel())
      await until(() => document.activeElement === placed.opener)
    })
  }

  it('leaves focus with a visitor who has gone elsewhere', async () => {
    const { place, press, panel } = await open(Panel)
    const elsewhere = find<HTMLElement>(place, '#elsewhere')

    elsewhere.focus()
    press('#elsewhere')
    await until(() => !panel())

    expect(document.activeElement).to.equal(elsewhere)
  })

  it('leaves a key alone that someone has used', async () => {
    const { panel } = await open(Panel)
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    event.preventDefault()

    panel()?.dispatchEvent(event)

    expect(panel()).not.to.equal(null)
  })

  it('closes when the page comes back from the back-forward cache', async () => {
    const { panel } = await open(Panel)

    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

    await until(() => !panel())
  })

  it('that is small leaves the history alone', async () => {
    const entries = history.length

    await open(Panel)

    expect(history.length).to.equal(entries)
  })

  it('is accessible', async () => {
    const { panel } = await open(Panel)

    await expect(panel() as HTMLElement).to.be.accessible()
  })
})

describe('a panel over more than half of the screen', () => {
  const style = document.createElement('style')
  style.textContent = '.full { position: fixed; inset: 0 }'
  before(() => document.head.append(style))
  after(() => style.remove())

  it('closes by Back, on the same page', async () => {
    const address = location.href
    const { panel } = await openOver(Panel, 'full')

    history.back()

    await until(() => !panel())
    expect(location.href).to.equal(address)
  })

  it('takes its history entry along when it closes another way', async () => {
    const { press, panel } = await openOver(Panel, 'full')

    press('[data-act=close]')

    await until(() => !panel())
    await until(() => !hasEntry())
  })
})

describe('a dialog', () => {
  it('opens over a page that cannot be reached', async () => {
    const { panel } = await openOver(Dialog)

    expect(panel()?.matches('dialog:modal')).to.equal(true)
  })

  const ways: [name: string, (placed: Awaited<ReturnType<typeof open>>) => void][] = [
    ['its close button', ({ press }) => press('[data-act=close]')],
    ['a press beside it', ({ panel }) => panel()?.click()],
    ['Back', () => history.back()],
    ['Escape', ({ panel }) => panel()?.dispatchEvent(new Event('cancel', { cancelable: true }))],
  ]
  for (const [name, close] of ways) {
    it(`closes by ${name}, and gives focus back`, async () => {
      const placed = await openOver(Dialog)

      close(placed)

      await until(() => !placed.panel())
      await until(() => document.activeElement === placed.opener)
    })
  }

  it('is accessible', async () => {
    const { panel } = await openOver(Dialog)

    await expect(panel() as HTMLElement).to.be.accessible()
  })
})

import { expect } from '@open-wc/testing'
import { type RefObject, useRef, useState } from 'react'
import { register } from '../../src/i18n/dictionary.ts'
import { sv } from '../../src/i18n/texts/sv.ts'
import { Dialog, DialogHead, Dismiss, useDialog } from '../../src/ui/dialog.tsx'
import { find, show, until } from '../helpers/render.tsx'

register('sv', sv)

type Modality = Parameters<typeof useDialog>[0]['modality']

interface ShopProps {
  readonly modality: Modality
  readonly className: string
}

function Shop({ modality, className }: ShopProps) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
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
      {isOpen && <CartDialog {...{ modality, className, opener, close }} />}
    </main>
  )
}

interface CartDialogProps extends ShopProps {
  readonly opener: RefObject<HTMLButtonElement | null>
  readonly close: () => void
}

function CartDialog({ modality, className, opener, close }: CartDialogProps) {
  const { frame, isModal } = useDialog({ isOpen: true, modality, opener })
  return (
    <Dialog frame={frame} className={className} titleId="title" close={close}>
      <DialogHead titleId="title" title="Varukorg" close={close} />
      <button id="inside" type="button">
        Till kassan
      </button>
      <Dismiss inside={frame} opener={opener} isModal={isModal} close={close} />
    </Dialog>
  )
}

const SMALL = 'small'
const FULL = 'full'

function place(modality: Modality, className: string) {
  const { place, unmount } = show(<Shop modality={modality} className={className} />)
  const press = (selector: string) => find<HTMLElement>(place, selector).click()
  const panel = () => place.querySelector<HTMLElement>('[aria-labelledby]')
  return { place, press, panel, unmount, opener: find(place, '#opener') }
}

const style = document.createElement('style')
style.textContent = `
  .full { position: fixed; inset: 0; inline-size: 100%; block-size: 100%; max-inline-size: none; max-block-size: none }
  .small { inset-block-start: 5rem; inline-size: 10rem }`
before(() => document.head.append(style))
after(() => style.remove())

async function open(modality: Modality, className = SMALL) {
  const placed = place(modality, className)
  placed.opener.focus()
  placed.press('#opener')
  await until(() => placed.panel()?.contains(document.activeElement))
  return placed
}

const hasEntry = () => 'courtsideOverlay' in (history.state ?? {})

/** Opens a layer that Back can close, and waits until it can. */
async function openOver(modality: Modality, className = SMALL) {
  // The previous test's dialog may still be going back in the history.
  await until(() => !hasEntry())
  const placed = await open(modality, className)
  await until(hasEntry)
  return placed
}

function pressEscape(target: Element): void {
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
  )
}

describe('a dialog beside the page', () => {
  it('opens with focus in it, and is named by its heading', async () => {
    const { panel } = await open('covering')

    expect(panel()?.matches('dialog[open]:not(:modal)')).to.equal(true)
    const heading = document.getElementById(panel()?.getAttribute('aria-labelledby') ?? '')
    expect(heading?.textContent).to.equal('Varukorg')
  })

  it('stays open for a press inside', async () => {
    const { press, panel } = await open('covering')

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
      const placed = await open('covering')

      close(placed)

      await until(() => !placed.panel())
      await until(() => document.activeElement === placed.opener)
    })
  }

  it('leaves a focus that has moved elsewhere', async () => {
    const { place, press, panel } = await open('covering')
    const elsewhere = find<HTMLElement>(place, '#elsewhere')

    elsewhere.focus()
    press('#elsewhere')
    await until(() => !panel())

    expect(document.activeElement).to.equal(elsewhere)
  })

  it('leaves a key alone that someone has used', async () => {
    const { panel } = await open('covering')
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    event.preventDefault()

    panel()?.dispatchEvent(event)

    expect(panel()).not.to.equal(null)
  })

  it('closes when the page comes back from the back-forward cache', async () => {
    const { panel } = await open('covering')

    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

    await until(() => !panel())
  })

  it('that is small leaves the history alone', async () => {
    const entries = history.length

    await open('covering')

    expect(history.length).to.equal(entries)
  })

  it('is accessible', async () => {
    const { panel } = await open('covering')

    await expect(panel() as HTMLElement).to.be.accessible()
  })
})

describe('a dialog over more than half of the screen', () => {
  it('is modal', async () => {
    const { panel } = await openOver('covering', FULL)

    expect(panel()?.matches(':modal')).to.equal(true)
  })

  it('closes by Back, on the same page', async () => {
    const address = location.href
    const { panel } = await openOver('covering', FULL)

    history.back()

    await until(() => !panel())
    expect(location.href).to.equal(address)
  })

  it('takes its history entry along when it closes another way', async () => {
    const { press, panel } = await openOver('covering', FULL)

    press('[data-act=close]')

    await until(() => !panel())
    await until(() => !hasEntry())
  })
})

describe('a modal dialog', () => {
  it('stays open for a press on its own padding', async () => {
    const { panel } = await openOver('modal', FULL)

    panel()?.click()

    expect(panel()).not.to.equal(null)
  })

  it('is not measured for a press on what is in it', async () => {
    const { panel, press } = await openOver('modal')
    const dialog = panel() as HTMLElement
    let measured = 0
    dialog.getBoundingClientRect = () => {
      measured += 1
      return new DOMRect()
    }

    press('#inside')

    expect([measured, panel()]).to.deep.equal([0, dialog])
  })

  it('opens over a page that cannot be reached', async () => {
    const { panel } = await openOver('modal')

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
      const placed = await openOver('modal')

      close(placed)

      await until(() => !placed.panel())
      await until(() => document.activeElement === placed.opener)
    })
  }

  it('is accessible', async () => {
    const { panel } = await openOver('modal')

    await expect(panel() as HTMLElement).to.be.accessible()
  })
})

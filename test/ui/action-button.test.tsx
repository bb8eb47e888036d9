import { expect } from '@open-wc/testing'
import { register } from '../../src/i18n/dictionary.ts'
import { sv } from '../../src/i18n/texts/sv.ts'
import { ActionButton, type ActionButtonProps } from '../../src/ui/action-button.tsx'
import styles from '../../src/ui/button.css'
import { find, show, until } from '../helpers/render.tsx'
import { drawn, fakeClock } from '../state/clock.ts'

register('sv', sv)

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A button with short times, and all its callbacks. */
function place(props: Partial<ActionButtonProps<unknown>> = {}) {
  const heard: unknown[] = []
  const whole: ActionButtonProps<unknown> = {
    action: () => true,
    minLoadingMs: 30,
    resetMs: 40,
    onSuccess: (result) => heard.push(['success', result]),
    onError: (error) => heard.push(['error', error]),
    children: 'Köp',
    ...props,
  }
  const { place, redraw, unmount } = show(<ActionButton {...whole} />)
  const button = find<HTMLButtonElement>(place, 'button')
  const redrawWith = (more: object) => redraw(<ActionButton {...whole} {...more} />)
  return { button, heard, unmount, redraw: redrawWith, state: () => button.dataset.state }
}

async function phasesOf(button: HTMLElement): Promise<string[]> {
  const phases = [button.dataset.state ?? '']
  const observer = new MutationObserver(() => phases.push(button.dataset.state ?? ''))
  observer.observe(button, { attributeFilter: ['data-state'] })
  button.click()
  await until(() => phases.length > 1 && button.dataset.state === 'neutral')
  observer.disconnect()
  return phases
}

describe('an action button', () => {
  it('shows loading, then success, then is neutral again', async () => {
    const { button, heard } = place({ action: async () => 'done' })

    expect(await phasesOf(button)).to.deep.equal(['neutral', 'loading', 'success', 'neutral'])
    expect(heard).to.deep.equal([['success', 'done']])
  })

  for (const result of [undefined, null, false, 0, '']) {
    it(`goes from ${JSON.stringify(result)} straight to neutral`, async () => {
      const { button, heard } = place({ action: () => result })

      expect(await phasesOf(button)).to.deep.equal(['neutral', 'loading', 'neutral'])
      expect(heard).to.deep.equal([])
    })
  }

  it('shows an exception as an error, and hands it on', async () => {
    const error = new Error('no')
    const { button, heard } = place({ action: () => Promise.reject(error) })

    expect(await phasesOf(button)).to.deep.equal(['neutral', 'loading', 'error', 'neutral'])
    expect(heard).to.deep.equal([['error', error]])
  })

  it('shows an exception that is thrown at once', async () => {
    const { button } = place({
      action: () => {
        throw new Error('at once')
      },
    })

    expect(await phasesOf(button)).to.deep.equal(['neutral', 'loading', 'error', 'neutral'])
  })

  it('shows loading for 1000 ms and success for 2000 ms unless set otherwise', async () => {
    const clock = fakeClock()
    const { button, state } = place({ minLoadingMs: undefined, resetMs: undefined })
    const phases: unknown[] = []
    button.click()
    await drawn(clock, () => state() === 'loading')
    for (const ms of [999, 1, 1999, 1]) {
      await clock.pass(ms)
      await drawn(clock)
      phases.push(state())
    }
    clock.stop()

    expect(phases).to.deep.equal(['loading', 'success', 'success', 'neutral'])
  })

  it('reports success at the answer, not when loading has been seen', async () => {
    const { button, heard, state } = place({ minLoadingMs: 10_000 })

    button.click()
    await until(() => heard.length === 1)

    expect(state()).to.equal('loading')
  })

  it('stays as is without autoReset', async () => {
    const { button, state } = place({ autoReset: false })

    button.click()
    await until(() => state() === 'success')
    await pause(80)

    expect(state()).to.equal('success')
  })

  it('acts once, however often it is pressed before it is neutral', async () => {
    let count = 0
    const { button, state } = place({
      action: () => {
        count += 1
        return true
      },
    })

    button.click()
    button.click()
    await until(() => state() === 'loading')
    button.click()
    await until(() => state() === 'success')
    button.click()
    await until(() => state() === 'neutral')
    const first = count
    button.click()

    expect([first, count]).to.deep.equal([1, 2])
  })

  it('that is disabled does nothing', () => {
    let count = 0
    const { button } = place({ disabled: true, action: () => ++count })

    button.click()

    expect([count, button.disabled]).to.deep.equal([0, true])
  })

  it('that goes away while it works calls nobody, and does no harm', async () => {
    let finish: (value: boolean) => void = () => {}
    const { button, heard, unmount } = place({
      action: () =>
        new Promise((resolve) => {
          finish = resolve
        }),
    })

    button.click()
    unmount()
    finish(true)
    await pause(60)

    expect(heard).to.deep.equal([])
  })

  it('keeps its clock when it is drawn again', async () => {
    const { button, redraw, state } = place({ resetMs: 100 })
    button.click()
    await until(() => state() === 'success')
    const seen = performance.now()

    while (state() === 'success' && performance.now() - seen < 1000) {
      redraw({ className: `x${performance.now()}` })
      await pause(10)
    }

    expect(performance.now() - seen).to.be.below(500)
  })

  it('is neutral when the page comes back from the back-forward cache', async () => {
    const { button, state } = place({ autoReset: false })
    button.click()
    await until(() => state() === 'success')

    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

    await until(() => state() === 'neutral')
  })

  it('keeps focus and width, and says what goes on', async () => {
    const { button, state } = place({ busyText: 'Lägger i varukorgen nu …', successText: 'Klart' })
    const style = document.createElement('style')
    style.textContent = styles
    document.head.append(style)
    const width = button.getBoundingClientRect().width
    button.focus()
    const seen: unknown[] = []

    button.click()
    for (const phase of ['loading', 'success']) {
      await until(() => state() === phase)
      seen.push([
        button.getBoundingClientRect().width === width,
        document.activeElement === button,
        button.textContent,
        button.getAttribute('aria-disabled'),
        button.disabled,
      ])
    }

    expect(seen).to.deep.equal([
      [true, true, 'Lägger i varukorgen nu …', 'true', false],
      [true, true, 'Klart', 'true', false],
    ])
    style.remove()
  })

  it('stands in for the submit of a form', async () => {
    let submits = 0
    const { place: form } = show(
      <form onSubmit={() => ++submits}>
        <input name="a" />
        <ActionButton type="submit" act="buy" action={() => true} minLoadingMs={0}>
          Köp
        </ActionButton>
      </form>,
    )
    const button = find<HTMLButtonElement>(form, 'button')

    button.click()
    await until(() => button.dataset.state === 'success')

    expect([submits, button.type, button.dataset.act]).to.deep.equal([0, 'submit', 'buy'])
  })

  it('is accessible in every phase', async () => {
    const { button, state } = place({ minLoadingMs: 200, resetMs: 3000 })

    await expect(button).to.be.accessible()
    button.click()
    await until(() => state() === 'loading')
    await expect(button).to.be.accessible()
    await until(() => state() === 'success')
    await expect(button).to.be.accessible()
  })
})

import { expect } from '@open-wc/testing'
import { isAbort } from '../../src/services/http-error.ts'
import { latest } from '../../src/services/latest-call.ts'
import { createWriteQueue } from '../../src/services/write-queue.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function outcomes(promises: readonly Promise<unknown>[]): Promise<unknown[]> {
  const settled = await Promise.allSettled(promises)
  return settled.map((it) => {
    if (it.status === 'fulfilled') return it.value
    return isAbort(it.reason) ? 'aborted' : it.reason
  })
}

describe('latest', () => {
  it('runs the last of quick calls only', async () => {
    const ran: string[] = []
    const ask = latest(async (_, query: string) => {
      ran.push(query)
      return query
    }, 10)

    const asked = outcomes([ask('l'), ask('lö'), ask('löp')])

    expect(await asked).to.deep.equal(['aborted', 'aborted', 'löp'])
    expect(ran).to.deep.equal(['löp'])
  })

  it('aborts the call under way', async () => {
    const signals: AbortSignal[] = []
    const ask = latest(async (signal, query: string) => {
      signals.push(signal)
      await pause(query === 'slow' ? 40 : 0)
      return query
    }, 0)

    const slow = ask('slow')
    await pause(10)
    const asked = outcomes([slow, ask('quick')])

    expect(await asked).to.deep.equal(['aborted', 'quick'])
    expect(signals.map(({ aborted }) => aborted)).to.deep.equal([true, false])
  })

  it('leaves a call alone that has its answer', async () => {
    const signals: AbortSignal[] = []
    const ask = latest(async (signal) => void signals.push(signal), 0)

    await ask()
    ask.cancel()
    await ask()

    expect(signals.map(({ aborted }) => aborted)).to.deep.equal([false, false])
  })

  it('can be called off', async () => {
    const ask = latest(async () => 'never', 10)
    const asked = outcomes([ask()])

    ask.cancel()

    expect(await asked).to.deep.equal(['aborted'])
  })

  it('throws on what the task throws', async () => {
    const ask = latest(() => Promise.reject('no'), 0)

    expect(await outcomes([ask()])).to.deep.equal(['no'])
  })
})

describe('a write queue', () => {
  it('writes one after another', async () => {
    const log: string[] = []
    const enqueue = createWriteQueue()
    const write = (name: string) =>
      enqueue(name, async () => {
        log.push(`${name} starts`)
        await pause(5)
        log.push(`${name} ends`)
      })

    await Promise.all([write('a'), write('b')])

    expect(log).to.deep.equal(['a starts', 'a ends', 'b starts', 'b ends'])
  })

  it('sends only the last of the writes that wait under a key', async () => {
    const sent: string[] = []
    const enqueue = createWriteQueue()
    const write = (key: string, value: string) =>
      enqueue(key, async () => {
        sent.push(value)
        await pause(5)
        return value
      })
    const first = write('row', '1')
    await pause(1)

    const answers = await Promise.all([
      first,
      write('row', '2'),
      write('x', 'x'),
      write('row', '3'),
    ])

    expect(sent).to.deep.equal(['1', '3', 'x'])
    expect(answers).to.deep.equal(['1', '3', 'x', '3'])
  })

  it('goes on after a write that fails', async () => {
    const enqueue = createWriteQueue()

    const answers = await outcomes([
      enqueue('a', () => Promise.reject('no')),
      enqueue('b', async () => 'yes'),
    ])

    expect(answers).to.deep.equal(['no', 'yes'])
  })
})

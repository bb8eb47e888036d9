import { expect } from '@open-wc/testing'
import { notifyOtherTabs, onOtherTab } from '../../src/services/cart-channel.ts'
import { pageStorefront, storedToken, storeToken } from '../../src/services/page.ts'
import { pageSingleton } from '../../src/services/page-singleton.ts'
import { readStored, writeStored } from '../../src/services/storage.ts'
import { until } from '../helpers/render.tsx'

const { body } = document

afterEach(() => {
  body.className = ''
  localStorage.clear()
})

/** Runs `act` in a browser whose storage refuses. */
function withoutStorage<Result>(name: string, act: () => Result): Result {
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage')
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('no', name)
    },
  })
  try {
    return act()
  } finally {
    if (own) Object.defineProperty(window, 'localStorage', own)
  }
}

describe('storage', () => {
  it('keeps what it is given', () => {
    writeStored('a', '1')

    expect([readStored('a'), readStored('b'), localStorage.getItem('a')]).to.deep.equal([
      '1',
      undefined,
      '1',
    ])
  })

  for (const name of ['SecurityError', 'QuotaExceededError']) {
    it(`lasts as long as the page on a ${name}`, () => {
      const read = withoutStorage(name, () => {
        writeStored('c', '2')
        return [readStored('c'), readStored('d')]
      })

      expect(read).to.deep.equal(['2', undefined])
    })
  }

  it('that is full keeps the newest value for the page', () => {
    const real = Storage.prototype.setItem
    writeStored('e', 'old')
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    writeStored('e', 'new')
    Storage.prototype.setItem = real

    expect(readStored('e')).to.equal('new')
  })
})

describe('the page', () => {
  it('is of the professional storefront when its body says so', () => {
    const sport = pageStorefront()
    body.className = 'a professional-storefront b'

    expect([sport, pageStorefront()]).to.deep.equal(['sport', 'professional'])
  })

  it('is not fooled by elements that take the names of its parts', () => {
    body.insertAdjacentHTML(
      'beforeend',
      '<form name="body" class="professional-storefront"></form><img name="documentElement">',
    )

    expect(pageStorefront()).to.equal('sport')
    for (const it of document.querySelectorAll('form[name=body], img[name]')) it.remove()
  })

  it('keeps a new token where the old one was', () => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<meta name="request-verification-token" content="old">',
    )
    const meta = document.querySelector('meta[name="request-verification-token"]')

    storeToken('new')

    expect([meta?.getAttribute('content'), storedToken()]).to.deep.equal(['new', 'new'])
    meta?.remove()
    expect(storedToken()).to.equal(undefined)
    storeToken('kept')
    expect(localStorage.getItem('requestVerificationToken')).to.equal('kept')
  })

  it('has one of each thing of a name', () => {
    const one = pageSingleton('test-thing', () => ({}))

    expect(pageSingleton('test-thing', () => ({ other: true }))).to.equal(one)
  })
})

describe('messages about the cart', () => {
  it('is reported by other tabs, but not by this one', async () => {
    const heard: number[] = []
    const stop = onOtherTab((version) => heard.push(version))
    const other = new BroadcastChannel('courtside')

    notifyOtherTabs(1)
    other.postMessage('junk')
    other.postMessage({ kind: 'wishlist', version: 2 })
    other.postMessage({ kind: 'cart', version: 3 })
    await until(() => heard.length > 0)

    expect(heard).to.deep.equal([3])
    stop()
    other.close()
  })

  it('is sent to other tabs', async () => {
    const other = new BroadcastChannel('courtside')
    const received = new Promise<MessageEvent>((resolve) =>
      other.addEventListener('message', resolve),
    )

    notifyOtherTabs(7)

    const { kind, version } = (await received).data
    expect([kind, version]).to.deep.equal(['cart', 7])
    other.close()
  })
})

import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import { setContent } from '../../src/services/content.ts'
import { HOSTILE_HTML } from './hostile-html.ts'

const page = globalThis as unknown as { executed?: () => void }
const prototype = Element.prototype as { setHTML?: unknown }
const native = prototype.setHTML

const CARD = `<ul class="product-cards"><li class="product-card"><a class="product-card__link" href="/p/last"><span class="product-card__media"><img src="/images/last/default.svg?v=1" alt="" width="400" height="400" loading="lazy"></span><h2 class="product-card__name">Vara &amp; mer</h2></a><svg class="cs-swatch" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false"><circle cx="10" cy="10" r="9" fill="#2f5fa7"></circle></svg><buy-button articlenumber="LAST-1" name="Vara" maxquantity="1"><form class="buy-button__form" id="buy-LAST-1" method="post" action="/en/pro/cart/add"><input type="hidden" name="__RequestVerificationToken" value="t"><input type="hidden" name="articleNumber" value="LAST-1"><button class="cs-button" type="submit" data-act="buy">Köp<span class="cs-visually-hidden">, Vara</span></button></form></buy-button><button type="button" class="product-card__action" popovertarget="quick-1">Snabbköp</button><div class="cs-panel" popover="" id="quick-1" role="dialog" aria-labelledby="quick-1-title"><button type="button" popovertarget="quick-1" popovertargetaction="hide">x</button><quick-buy variants="[]"></quick-buy></div></li></ul><nav class="shop-pager" aria-label="Sidor"><a href="/c/shoes?page=2" rel="next" aria-current="page">2</a></nav>`

/** The attributes that our elements had when they were connected. */
const upgraded: (string | null)[] = []
let executions = 0
let place: HTMLElement

before(() => {
  customElements.define(
    'quick-search',
    class extends HTMLElement {
      connectedCallback() {
        upgraded.push(this.getAttribute('searchurl'))
      }
    },
  )
  page.executed = () => {
    executions += 1
  }
})

beforeEach(() => {
  executions = 0
  place = document.createElement('div')
  document.querySelector('body')?.append(place)
})

afterEach(() => {
  place.remove()
  prototype.setHTML = native
})

for (const path of native ? ['native', 'purifier'] : ['purifier']) {
  describe(`content through the ${path}`, () => {
    beforeEach(() => {
      if (path === 'purifier') delete prototype.setHTML
    })

    it('lets a list of products through unchanged', async () => {
      await setContent(place, CARD)

      expect(place.innerHTML).to.equal(CARD)
    })

    it('upgrades our own tags once they stand in the page, with their attributes', async () => {
      await setContent(place, '<quick-search searchurl="/search"></quick-search>')

      expect(upgraded.splice(0)).to.deep.equal(['/search'])
    })

    it('keeps a button that opens a panel of the content, and none that opens one of the page', async () => {
      const opener = '<button type="button" popovertarget="panel-1">open</button>'
      const panel = '<div id="panel-1" popover="">panel</div>'
      await setContent(place, opener + panel)
      expect(place.innerHTML).to.equal(opener + panel)

      await setContent(place, opener)
      expect(place.innerHTML).to.equal('<button type="button">open</button>')
    })

    it('runs none of the scripts that have run elsewhere', async () => {
      for (const html of HOSTILE_HTML) {
        await setContent(place, html).catch(() => {})
        expectHarmless(place, html)
        press(place)
      }
      await settled()

      expect(executions).to.equal(0)
    })

    it('runs none of the scripts that a grammar generates', async () => {
      await fc.assert(
        fc.asyncProperty(hostile, async (html) => {
          await setContent(place, `x${html}`).catch(() => {})
          expectHarmless(place, html)
        }),
        { numRuns: 1500 },
      )
      await settled()

      expect(executions).to.equal(0)
    }).timeout(60_000)

    it('keeps the old content where nothing of the new is left', async () => {
      place.textContent = 'before'

      for (const html of ['<script>1</script>', '<style>p{}</style>', '<!-- x -->']) {
        const error = await setContent(place, html).catch((it: unknown) => it)

        expect((error as Error).name, html).to.equal('ContentError')
        expect(place.textContent).to.equal('before')
      }
    })

    it('empties the place for empty content', async () => {
      place.textContent = 'before'

      await setContent(place, ' ')

      expect(place.childElementCount).to.equal(0)
    })

    it('shows the content that was set last', async () => {
      await Promise.all(['one', 'two', 'three'].map((it) => setContent(place, `<p>${it}</p>`)))

      expect(place.textContent).to.equal('three')
    })

    it('leaves the ids of the page to the page', async () => {
      place.insertAdjacentHTML('beforebegin', '<p id="taken-id"></p>')

      await setContent(place, '<p id="taken-id">a</p><p id="free-id">b</p><p id="free-id">c</p>')
      await setContent(place, '<p id="free-id">again</p>')

      expect(place.innerHTML).to.equal('<p id="free-id">again</p>')
      place.previousElementSibling?.remove()
    })
  })
}

const NAMES = [
  'a',
  'p',
  'img',
  'svg',
  'math',
  'style',
  'script',
  'form',
  'input',
  'button',
  'template',
  'table',
  'tr',
  'td',
  'select',
  'option',
  'textarea',
  'title',
  'noscript',
  'mglyph',
  'mtext',
  'annotation-xml',
  'foreignObject',
  'desc',
  'iframe',
  'base',
  'meta',
  'object',
  'use',
  'animate',
  'xmp',
  'buy-button',
  'size-input',
  'not-ours',
]
const ATTRIBUTES = [
  'onerror="executed()"',
  'onload=executed()',
  'onclick="executed()"',
  'onfocus=executed() autofocus tabindex=1',
  'src=x',
  'src="javascript:executed()"',
  'href="javascript:executed()"',
  'xlink:href="javascript:executed()"',
  'action="javascript:executed()"',
  'formaction="javascript:executed()"',
  'srcdoc="<script>parent.executed()</script>"',
  'style="background:url(javascript:executed())"',
  'title="</style><img src=x onerror=executed()>"',
  'title="--><img src=x onerror=executed()>"',
  'id="body"',
  'name="attributes"',
  'class="a b"',
  'articlenumber="A1"',
  'encoding="text/html"',
  'is="buy-button"',
  'shadowrootmode=open',
]

const attributes = fc.array(fc.constantFrom(...ATTRIBUTES), { maxLength: 3 })
const { html: hostile } = fc.letrec<{ html: string; node: string }>((tie) => ({
  html: fc.array(tie('node'), { maxLength: 4 }).map((it) => it.join('')),
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('x', '<!--', '-->', ']]>', '<![CDATA[', '&lt;', '</', '"', "'", '\u0000'),
    fc
      .tuple(fc.constantFrom(...NAMES), attributes, tie('html'), fc.constantFrom('', '/', 'x'))
      .map(([name, list, inside, end]) =>
        end === 'x'
          ? `<${name} ${list.join(' ')}>${inside}`
          : `<${name} ${list.join(' ')}${end}>${inside}</${name}>`,
      ),
  ),
}))

/** What content must never contain, checked without the sanitizer's own lists. */
function expectHarmless(root: Element, html: string): void {
  const never =
    'script,style,iframe,frame,object,embed,base,meta,link,template,noscript,math,foreignObject,use,animate,set,not-ours,[style],[target],[is],[formaction],[srcdoc],[ping],input[type=password],[id="body"],[id="config"],[id="request-context"],[data-evil],form [name=attributes]'
  expect(root.querySelector(never)?.outerHTML, html).to.equal(undefined)
  for (const element of root.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      expect(name.startsWith('on'), html).to.equal(false)
      if (name !== 'title') expect(/^\s*(?:java|vb)?script:/i.test(value), html).to.equal(false)
    }
    if (element.localName === 'form') expectOwnForm(element, html)
  }
}

function expectOwnForm(form: Element, html: string): void {
  expect(form.closest('buy-button,size-input'), html).not.to.equal(null)
  expect(form.getAttribute('action'), html).to.match(/^\/(?:en\/|pro\/)*cart\//)
}

function press(root: Element): void {
  for (const it of root.querySelectorAll('a,button,details')) {
    it.addEventListener('click', (event) => event.preventDefault(), { once: true })
    it.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
}

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 300))
}

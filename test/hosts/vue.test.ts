import { deepEqual, equal } from 'node:assert/strict'
import { before, test } from 'node:test'
import { bundle } from './bundle.ts'
import { BUILDS, drawPage, isDrawn, sells, TAGS, withHost } from './host-page.ts'

const open = withHost()

const TEMPLATE = `${TAGS.replace(
  'articlenumber="A1"',
  ':articlenumber="article" @courtside:added="note"',
)
  .replace('<quick-search', '<quick-search v-if="isShown"')
  .replace(/sizeinputfields='[^']*'/, ':sizeinputfields="JSON.stringify(sizes)"')}
  <ul><li v-for="it in order" :key="it"><newsletter-block :title="it"></newsletter-block></li></ul>
  <output>{{ added.join() }}</output>
  <button id="article" @click="article = 'A2'">Article</button>
  <button id="order" @click="order.reverse()">Order</button>
  <button id="shown" @click="isShown = !isShown">Shown</button>`

const APP = `
import { createApp, reactive, toRefs } from 'vue/dist/vue.esm-bundler.js'

const app = createApp({
  template: ${JSON.stringify(TEMPLATE)},
  setup() {
    const state = reactive({
      article: 'A1',
      isShown: true,
      order: ['first', 'second'],
      added: [],
      sizes: [{ fieldId: '1', size: '42', articleNumber: 'S-42' }],
    })
    const note = ({ detail }) => state.added.push(detail.articles[0].articleNumber)
    return { ...toRefs(state), note }
  },
})
app.config.compilerOptions.isCustomElement = (tag) => tag.includes('-')
app.mount('#root')`

let script: string

before(async () => {
  script = await bundle(APP, {
    define: {
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
  })
})

for (const build of BUILDS) {
  test(`Vue draws tags, changes them, takes them out and hears them (${build})`, async () => {
    const host = await open(drawPage({ body: '<div id="root"></div>', build }))
    const { page } = host
    await page.addScriptTag({ type: 'module', content: script })

    await isDrawn(page)
    await sells(host)
    await page.locator('output', { hasText: /^A1$/ }).waitFor()
    await page.locator('#article').click()
    await sells(host, 'A2')
    await page.locator('output', { hasText: /^A1,A2$/ }).waitFor()
    await page.locator('#shown').click()
    equal(await page.locator('quick-search').count(), 0)
    await page.locator('#shown').click()
    await isDrawn(page)

    const field = page.locator('li', { hasText: 'second' }).locator('input').first()
    await field.fill('anna@example.com')
    await page.locator('#order').click()
    await page.locator('li').first().getByText('second').waitFor()
    equal(await field.inputValue(), 'anna@example.com')
    deepEqual(host.faults, [])
  })
}

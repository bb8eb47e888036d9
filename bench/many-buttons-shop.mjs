import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { basename } from 'node:path'

const NAME = 'Löparsko Åre'

/** What stands on the page for one button, by way of making it. */
const MARKUP = {
  none: () => '',
  vanilla: (at) => `<vanilla-buy articlenumber="A${at}" name="${NAME} ${at}"></vanilla-buy>`,
  empty: (at) => `<buy-button articlenumber="A${at}" name="${NAME} ${at}"></buy-button>`,
  // As shop/catalogue/cards/buy-button.tsx writes it.
  markup: (at) => `<buy-button articlenumber="A${at}" name="${NAME} ${at}"><form
    class="buy-button__form" id="buy-A${at}" method="post" action="/cart/add"><input type="hidden"
    name="token" value="t"><input type="hidden" name="articleNumber" value="A${at}"><button
    class="cs-button cs-button--primary buy-button__button" type="submit" data-act="buy"
    >Lägg i varukorgen<span class="cs-visually-hidden">, ${NAME} ${at}</span></button></form
    ></buy-button>`,
}

/** As the style sheet says it of buy-button: what will be drawn has its room, so that nothing shifts. */
const VANILLA_STYLE = `vanilla-buy { display: inline-block; vertical-align: top }
  vanilla-buy:empty { min-block-size: var(--courtside-control-height) }`

export const VARIANTS = Object.keys(MARKUP)

/** Serves a page for each way, the built parts in `ui`, and a cart that takes everything. */
export async function openShop(count, ui) {
  const { css } = JSON.parse(await readFile(`${ui}/manifest.json`, 'utf8'))
  const added = []
  const server = createServer(async (request, response) => {
    const path = request.url.slice(1)
    if (MARKUP[path]) send(response, 'text/html', pageOf(path, count, css))
    else if (path.startsWith('api/')) await handleWebhook(request, response, added)
    else await sendFile(response, basename(path), path.startsWith('ui/') ? ui : 'bench')
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  return {
    added,
    url: (variant) => `http://127.0.0.1:${port}/${variant}`,
    close: () => server.close(),
  }
}

async function handleWebhook(request, response, added) {
  let body = ''
  for await (const piece of request) body += piece
  if (request.url === '/api/cart/add') added.push(body)
  send(response, 'application/json', '{}')
}

export function scriptOf(variant) {
  if (variant === 'none') return '/many-buttons-nothing.js'
  return variant === 'vanilla' ? '/many-buttons-vanilla.js' : '/ui/courtside.js'
}

function pageOf(variant, count, css) {
  const buttons = Array.from({ length: count }, (_, at) => MARKUP[variant](at)).join('\n')
  return `<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>${variant}</title>
    <meta name="request-verification-token" content="t">
    <link rel="stylesheet" href="/ui/${css}">
    <style>form { display: inline-block; margin: 0 } ${VANILLA_STYLE}</style>
    </head><body class="sport-storefront"><main>${buttons}</main></body></html>`
}

async function sendFile(response, name, folder) {
  const type = name.endsWith('.css') ? 'text/css' : 'text/javascript'
  const body = await readFile(`${folder}/${name}`).catch(() => '')
  response.setHeader('cache-control', 'public, max-age=31536000, immutable')
  send(response, type, body)
}

function send(response, type, body) {
  response.setHeader('content-type', `${type}; charset=utf-8`)
  response.end(body)
}

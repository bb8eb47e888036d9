/** The chapter about page scripts for the handbook. A test runs its examples. */
export const PAGE_SCRIPTS = `## Page scripts

\`window.courtside\` does what the elements do, by the same code: the cart in the header follows, and the events are fired, on the document. It is on pages that add \`actions.js\` beside the loader, as any kind of script; what an action needs is fetched when \`ready\` is first read or an action is called. Code that imports the package has the same as \`courtside\` of \`courtside/actions\`.

\`\`\`html
<script type="module" src="/ui/courtside.js"></script>
<script type="module" src="/ui/actions.js"></script>
\`\`\`

\`\`\`js
await window.courtside.ready
const [hit] = await window.courtside.search('kettlebell')
const cart = await window.courtside.cart.add({ articleNumber: 'CS-40104-BLK-16KG', quantity: 1 })
console.log(hit.name, cart.quantity, (await window.courtside.cart.get()).orderTotal)
await window.courtside.openCart()
\`\`\`

| Action | Resolves to |
| --- | --- |
| \`ready\` | nothing, once the actions are here |
| \`cart.get()\` | the cart: \`quantity\`, \`orderTotal\`, \`orderRows\` and what else [its type](../types/elements.d.ts) names; prices only where the visitor sees them |
| \`cart.add(article)\`, \`cart.add(articles)\` | the cart, with all of them in it |
| \`search(query)\` | what quick search finds: products, and categories before them |
| \`openCart()\` | nothing, once the panel of the page’s \`mini-cart\` is open |

What fails rejects with a \`CourtsideError\`: its \`code\` is \`prevented\` (a listener of the page has held it back), \`refused\` (the shop, or a rule of it, says no), \`failed\` (no answer came that can be used; the same add again is done once) or \`missing\` (the page shows no \`mini-cart\`), its \`message\` a sentence for the visitor.

\`\`\`js
document.addEventListener('courtside:before-add', (event) => {
  if (event.detail.articles.some(({ quantity }) => quantity > 20)) event.preventDefault()
})
try {
  await window.courtside.cart.add({ articleNumber: 'CS-40104-BLK-16KG', quantity: 21 })
} catch (error) {
  console.log(error.code)
}
\`\`\`

With \`actions.js\` on the page, a press on a link with \`data-item\`, which products in lists carry where a shop is measured, asks \`courtside:before-navigate\` too, with the kind \`product\`; without it these links are the browser’s alone.
`

/** The yardstick: a buy button as one would write it by hand, with nothing around it. */
class VanillaBuy extends HTMLElement {
  connectedCallback() {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'cs-button cs-button--primary buy-button__button'
    button.textContent = this.getAttribute('label') ?? 'Lägg i varukorgen'
    const name = document.createElement('span')
    name.className = 'cs-visually-hidden'
    name.textContent = `, ${this.getAttribute('name')}`
    button.append(name)
    button.addEventListener('click', this)
    this.append(button)
  }

  handleEvent() {
    const articleNumber = this.getAttribute('articlenumber')
    void fetch('/api/cart/add', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ articles: [{ articleNumber, quantity: 1 }] }),
    })
  }
}

customElements.define('vanilla-buy', VanillaBuy)

/** A field that nobody listens to: what a key costs the browser itself. */
const field = document.createElement('input')
field.type = 'search'
document.querySelector('quick-search')?.append(field)

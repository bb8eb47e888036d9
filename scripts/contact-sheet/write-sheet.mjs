/** The page that shows the pictures: plain HTML, its pictures beside it. */
export function writeSheet(rows, { widths, schemes }) {
  const columns = widths.flatMap((width) => schemes.map((scheme) => ({ width, scheme })))
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Contact sheet</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { margin: 2rem }
  section { padding-block: 1rem 2rem; border-block-start: 1px solid #8888; break-inside: avoid }
  h2 { margin: 0 0 1rem; font-size: 1.125rem }
  ul { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; margin: 0; padding: 0; list-style: none }
  figure { margin: 0 }
  figcaption { color: GrayText; font-size: .875rem }
  img { max-inline-size: min(100%, 30rem); max-block-size: 40rem; border: 1px solid #8888 }
  .fault { color: light-dark(#a00, #f88) }
</style>
<h1>Contact sheet</h1>
<p>${rows.length} pages and states, ${columns.map(captionOf).join('; ')}.</p>
${rows.map((it) => sectionOf(it, columns)).join('\n')}
</html>
`
}

const captionOf = ({ width, scheme }) => `${width} px, ${scheme}`

function sectionOf({ name, pictures }, columns) {
  const figures = columns.map((column, at) => figureOf(pictures[at], captionOf(column)))
  return `<section><h2>${escaped(name)}</h2><ul>${figures.join('')}</ul></section>`
}

function figureOf(picture, caption) {
  if (!picture) return ''
  if (picture.fault) return `<li class="fault">${caption}: ${escaped(picture.fault)}</li>`
  const image = `<a href="${picture.file}"><img src="${picture.file}" alt="" loading="lazy"></a>`
  return `<li><figure>${image}<figcaption>${caption}</figcaption></figure></li>`
}

function escaped(words) {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

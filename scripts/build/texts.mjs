import { resolve } from 'node:path'

export const TEXT_LANGUAGES = ['sv', 'en']
/** A folder each in `src/i18n/texts/`; `core` goes with every part, the rest with those that say so. */
export const TEXT_SUBJECTS = [
  'core',
  'account',
  'cart',
  'checkout',
  'consent',
  'content',
  'facets',
  'favourites',
  'forms',
  'lists',
  'menu',
  'quickorder',
  'quotation',
  'quoting',
  'returns',
  'search',
  'sizes',
]

/** The file of each subject, by language. */
export function namesOfTexts(fileOf) {
  return Object.fromEntries(
    TEXT_LANGUAGES.map((language) => [
      language,
      Object.fromEntries(TEXT_SUBJECTS.map((it) => [it, fileOf(`texts-${language}-${it}`)])),
    ]),
  )
}

/** Makes `texts:sv-cart` a module that adds these texts to the page's. */
export const registerTexts = {
  name: 'register-texts',
  setup(build) {
    build.onResolve({ filter: /^texts:/ }, ({ path }) => ({
      path: path.slice('texts:'.length),
      namespace: 'texts',
    }))
    build.onLoad({ filter: /.*/, namespace: 'texts' }, ({ path: name }) => {
      const [, language, subject] = /^(\w+)-(.+)$/.exec(name)
      return {
        resolveDir: resolve('src/i18n'),
        contents: `
          import { register } from './dictionary.ts'
          import * as texts from './texts/${subject}/${language}.ts'
          for (const it of Object.values(texts)) register('${language}', it)`,
        loader: 'js',
      }
    })
  },
}

import { resolve } from 'node:path'

export const TEXT_LANGUAGES = ['sv', 'en']
/** Texts that every part needs. */
export const CORE = 'core'

/** The distinct sets of subjects that parts need: `cart`, `account-forms`; `core` without further ones. */
export function listTextSets(tables) {
  return [...new Set(tables.map(({ texts }) => textSetOf(texts)))]
}

export function textSetOf(subjects) {
  return subjects.join('-') || CORE
}

/** The file of each set, by language. */
export function namesOfTexts(sets, fileOf) {
  return Object.fromEntries(
    TEXT_LANGUAGES.map((language) => [
      language,
      Object.fromEntries(sets.map((it) => [it, fileOf(`texts-${language}-${it}`)])),
    ]),
  )
}

/** Makes `texts:sv-cart` a module that adds these texts, and those of every part, to the page. */
export const registerTexts = {
  name: 'register-texts',
  setup(build) {
    build.onResolve({ filter: /^texts:/ }, ({ path }) => ({
      path: path.slice('texts:'.length),
      namespace: 'texts',
    }))
    build.onLoad({ filter: /.*/, namespace: 'texts' }, ({ path: name }) => {
      const [language, ...subjects] = name.split('-')
      const all = [...new Set([CORE, ...subjects])]
      const imports = all.map((it, at) => `import * as t${at} from './texts/${it}/${language}.ts'`)
      const registered = all.map((_, at) => `...Object.values(t${at})`)
      return {
        resolveDir: resolve('src/i18n'),
        contents: `
          import { register } from './dictionary.ts'
          ${imports.join('\n')}
          for (const it of [${registered}]) register('${language}', it)`,
        loader: 'js',
      }
    })
  },
}

import file from '../../../../../shop/demo/shop.json'

type Path = readonly (string | number)[]

/** A file with every field that there is, in English first. */
export const WHOLE = {
  ...file,
  languages: ['en', 'sv'],
  timeZone: 'Europe/Stockholm',
  holidays: 'SE',
  origins: { pictures: ['https://cdn.example'], scripts: ['https://tags.example'] },
  measurement: { vitals: true },
  recentlyViewed: true,
  tracking: {
    format: 'enhanced',
    layer: 'dataLayer',
    marketing: true,
    tagManager: {
      id: 'GTM-ABC123',
      script: 'https://tags.example/gtm.js',
      scripts: ['https://cdn.example'],
      connections: ['https://collect.example'],
      pictures: ['https://cdn.example'],
      frames: ['https://frames.example'],
      inlineScripts: ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='],
      allowsScriptText: true,
    },
  },
  vat: { ...file.vat, countries: { NO: { standard: 25, reduced: 15, low: 12 } } },
  look: {
    ...file.look,
    heroPicture: 'https://cdn.example/a.jpg',
    theme: 'pine',
    footerLinks: [{ name: { sv: 'Blogg', en: 'Blog' }, url: 'https://blog.example' }],
  },
}

/** Every field of the file, objects and lists included. */
function fieldsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inside = Object.entries(value).flatMap(([key, it]) =>
    fieldsOf(it, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return path.length === 0 ? inside : [path, ...inside]
}

export function withWrong(path: Path, wrong: unknown): string {
  const copy = JSON.parse(JSON.stringify(WHOLE))
  const parent = path.slice(0, -1).reduce((it, key) => it[key], copy)
  parent[path.at(-1) ?? ''] = wrong
  return JSON.stringify(copy, undefined, 2)
}

export const FIELDS = fieldsOf(WHOLE)

import { register } from '../i18n/dictionary.ts'
import { pageLanguage } from '../i18n/text.ts'
import type { Language } from '../model/language.ts'

/** Where the code and the texts of a tag are. */
interface Sources<Part> {
  readonly part: () => Promise<Part>
  /** Modules that export dictionaries. */
  readonly texts: Readonly<Record<Language, () => readonly Promise<object>[]>>
}

const tags = new Map<string, string>()

/** The code of a tag, with its texts in the page's language. */
export async function bringPart<Part>({ part, texts }: Sources<Part>): Promise<Part> {
  const language = pageLanguage()
  const [brought, ...modules] = await Promise.all([part(), ...texts[language]()])
  for (const it of modules.flatMap((module) => Object.values(module))) register(language, it)
  return brought
}

/** Defines a tag under a name that ends with the tag's own, and returns its class. */
export async function defineTag(
  name: string,
  { tag, ...sources }: Sources<{ define(name: string): void }> & { readonly tag: string },
): Promise<CustomElementConstructor> {
  const part = await bringPart(sources)
  tags.set(name, tag)
  part.define(name)
  return customElements.whenDefined(name)
}

/** The tag that an element was defined as. */
export function definedTag({ localName }: Element): string | undefined {
  return tags.get(localName)
}

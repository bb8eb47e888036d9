const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for XML content and attributes; drops what XML cannot hold at all. */
export function escapeXml(text: string): string {
  const allowed = [...text].filter(isXmlCharacter).join('')
  return allowed.replace(/[&<>"']/g, (it) => ENTITIES[it] ?? '')
}

function isXmlCharacter(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff
}

/** A short, stable name for a text (FNV-1a), for ids inside a drawing. */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

const SECRETS = ['key', 'token']

/** Whether an address contains a secret, which would let any reader open a private page. */
export function holdsSecret(url: string): boolean {
  const query = queryOf(url)
  return SECRETS.some((it) => query.has(it))
}

export function hasKey(url: string): boolean {
  return url.includes('?') && queryOf(url).has('key')
}

export function withoutKey(url: string): string {
  const query = queryOf(url)
  query.delete('key')
  const [path = ''] = url.split('?', 1)
  return query.size > 0 ? `${path}?${query}` : path
}

function queryOf(url: string): URLSearchParams {
  const at = url.indexOf('?')
  return new URLSearchParams(at < 0 ? '' : url.slice(at + 1))
}

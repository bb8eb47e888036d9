import type { LightMyRequestResponse } from 'fastify'
import { type FormVisitor, textOf } from '../../helpers/form-visitor.ts'

const FORM = /<form class="shop-buy-link__press"[^>]* action="([^"]*)".*?<\/form>/s
const ARTICLES = /name="articles" value="([^"]*)"/

/** What the button of a link's page would send, and where; undefined if there is no button. */
export function offerOf(page: string): { url: string; articles: string } | undefined {
  const [form = '', url] = FORM.exec(page) ?? []
  const [, articles] = ARTICLES.exec(form) ?? []
  if (url === undefined || articles === undefined) return undefined
  return { url: plain(url), articles: plain(articles) }
}

/** Presses the button of the last opened page, and follows its redirect. */
export async function press(visitor: FormVisitor): Promise<LightMyRequestResponse> {
  const offer = offerOf(visitor.page())
  if (!offer) throw new Error('There is nothing to press')
  return visitor.submit(offer.url, { articles: offer.articles })
}

/** The page's lines as text. */
export function linesOf(page: string): string[] {
  const lines = page.split('<li class="shop-buy-link__line">').slice(1)
  return lines.map((it) => textOf(it.split('</li>')[0] ?? '').trim())
}

function plain(written: string): string {
  return written.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

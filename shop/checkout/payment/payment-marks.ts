import type { FastifyInstance } from 'fastify'
import amex from './marks/amex.svg'
import applePay from './marks/apple-pay.svg'
import googlePay from './marks/google-pay.svg'
import klarna from './marks/klarna.svg'
import mastercard from './marks/mastercard.svg'
import swish from './marks/swish.svg'
import visa from './marks/visa.svg'

/** The name by which people know a payment method, and a picture if there is one. */
export interface PaymentMark {
  readonly name: string
  readonly picture?: { readonly src: string; readonly width: number }
}

const DAY = 'public, max-age=86400'

/** Names of payment methods, drawn in the shop's own letters without anybody's logo. */
const DRAWN: Readonly<Record<string, { readonly name: string; readonly svg: string }>> = {
  visa: { name: 'Visa', svg: visa },
  mastercard: { name: 'Mastercard', svg: mastercard },
  amex: { name: 'Amex', svg: amex },
  swish: { name: 'Swish', svg: swish },
  klarna: { name: 'Klarna', svg: klarna },
  'apple-pay': { name: 'Apple Pay', svg: applePay },
  'google-pay': { name: 'Google Pay', svg: googlePay },
}

const CARDS = ['visa', 'mastercard', 'amex']
const MARKS: Readonly<Record<string, readonly string[]>> = {
  card: CARDS,
  'stripe-card': CARDS,
  'stripe-swish': ['swish'],
  'stripe-wallet': ['apple-pay', 'google-pay'],
  klarna: ['klarna'],
}

const FILE = /^([a-z-]+)\.svg$/

/** Returns the picture that `/marks/:name` serves. */
export function findMark(file: string): string | undefined {
  const id = FILE.exec(file)?.[1] ?? ''
  return Object.hasOwn(DRAWN, id) ? DRAWN[id]?.svg : undefined
}

/** The marks of these payment methods, without duplicates. */
export function marksOf(
  methods: readonly { readonly id: string; readonly name: string }[],
): readonly PaymentMark[] {
  const marks = methods.flatMap(({ id, name }) => MARKS[id]?.map(markOf) ?? [{ name }])
  return [...new Map(marks.map((it) => [it.name, it])).values()]
}

function markOf(id: string): PaymentMark {
  const { name, svg } = DRAWN[id] ?? { name: id, svg: '' }
  return { name, picture: { src: `/marks/${id}.svg`, width: widthOf(svg) } }
}

function widthOf(svg: string): number {
  return Number(/\bwidth="(\d+)"/.exec(svg)?.[1])
}

/** Serves the marks of payment methods, for the checkout and the footer. */
export async function markRoutes(shop: FastifyInstance): Promise<void> {
  shop.get<{ Params: { readonly name: string } }>('/marks/:name', async ({ params }, reply) => {
    const mark = findMark(params.name)
    if (mark === undefined) return reply.callNotFound()
    return reply.type('image/svg+xml').header('cache-control', DAY).send(mark)
  })
}

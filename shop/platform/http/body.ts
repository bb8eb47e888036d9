import type { FastifyInstance, FastifyRequest } from 'fastify'
import type * as v from 'valibot'
import { parseBySchema } from '../../../src/contract/parse-by-schema.ts'
import { ShopError } from '../shop-error.ts'
import { cleanSent } from './clean-sent.ts'
import { issuesRefusal } from './field-refusals.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The file that was sent with a form. */
    upload?: Buffer | undefined
  }
}

const MAX_DEPTH = 20
const MAX_FORM_FIELDS = 500

/** Accepts JSON, an empty body included, and form posts; refuses everything else with 415. */
export function addBodyParsers(shop: FastifyInstance): void {
  const parseJson = shop.getDefaultJsonParser('error', 'error')
  shop.removeAllContentTypeParsers()
  shop.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (isForForms(request)) return done(wrongType())
      if (body === '') return done(null, undefined)
      return parseJson(request, body, (error, value) =>
        error || isTooDeep(value) ? done(unreadable()) : done(null, cleanSent(value)),
      )
    },
  )
  shop.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, body, done) => {
      if (isForForms(request)) done(null, readForm(body))
      else done(wrongType())
    },
  )
  shop.decorateRequest('upload')
  shop.addContentTypeParser<Buffer>('multipart/form-data', { parseAs: 'buffer' }, readUpload)
}

/** The form's fields become the body; its file becomes `request.upload`. */
async function readUpload(request: FastifyRequest, body: Buffer): Promise<Record<string, string>> {
  if (request.routeOptions.config.access?.upload === undefined) throw wrongType()
  const type = String(request.headers['content-type'])
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw unreadable()
    })
  const fields = [...form]
  if (fields.length > MAX_FORM_FIELDS) throw unreadable()
  const file = fields.flatMap(([, it]) => (typeof it === 'string' ? [] : it))[0]
  if (file && file.size > 0) request.upload = Buffer.from(await file.arrayBuffer())
  return Object.fromEntries(
    fields.flatMap(([name, it]) => (typeof it === 'string' ? [[name, cleanSent(it, name)]] : [])),
  )
}

/** Validates the body by the schema in the route's line of the access table. */
export async function checkBody(request: FastifyRequest): Promise<void> {
  const schema = request.routeOptions.config.access?.schema
  if (!schema) return
  const { success, output, issues } = parseBySchema(schema, request.body)
  if (!success) throw issuesRefusal(issues, request.body)
  request.body = output
}

/** The body, typed by the schema in the route's line of the access table. */
export function bodyOf<const Schema extends v.GenericSchema>(
  request: FastifyRequest,
  schema: Schema,
): v.InferOutput<Schema> {
  if (request.routeOptions.config.access?.schema !== schema) {
    throw new Error(`The access table names another schema for ${request.routeOptions.url}`)
  }
  return request.body as v.InferOutput<Schema>
}

/** Calls accept JSON and pages accept forms, so that neither gets an unexpected shape. */
function isForForms({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.access?.page === true
}

function wrongType(): ShopError {
  return new ShopError(415, 'request.wrongtype')
}

function unreadable(): ShopError {
  return new ShopError(400, 'request.unreadable')
}

function readForm(body: string): Record<string, string> {
  const fields = [...new URLSearchParams(body)]
  if (fields.length > MAX_FORM_FIELDS) throw unreadable()
  return Object.fromEntries(fields.map(([name, it]) => [name, cleanSent(it, name)]))
}

function isTooDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true
    level = level.flatMap((it) => (it !== null && typeof it === 'object' ? Object.values(it) : []))
  }
  return false
}

const REASONS = {
  400: 'The request cannot be read, or a field of it is wrong.',
  401: 'Nobody is logged in.',
  403: 'The verification token is missing or wrong, or who asks may not.',
  404: 'There is none, or it is somebody else’s.',
  409: 'Something has changed meanwhile, or the first try still runs.',
  422: 'It cannot be done as it was sent.',
  429: 'Too many requests; `retry-after` says for how long.',
}

/** One call: its access, request and answers. */
export function describeCall(call, rule, { route, schemas, providers }) {
  const { about, query = {}, takesMore, isOnce } = call
  const inPath = [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'paymentProvider' ? { enum: providers } : { type: 'string' },
  }))
  const inQuery = Object.entries(query).map(([name, description]) => ({
    ...{ name, in: 'query', description, schema: { type: 'string' } },
  }))
  const more = {
    name: 'filters',
    in: 'query',
    style: 'form',
    explode: true,
    schema: { type: 'object', additionalProperties: { type: 'string' } },
    description: 'The query of the page: facets, `sort`, `page`, `q`, and what is not the shop’s.',
  }
  return {
    summary: about,
    operationId: operationId(rule.method, route),
    tags: [tagOf(route)],
    security: securityOf(rule),
    parameters: [
      { $ref: '#/components/parameters/context' },
      ...(isOnce ? [{ $ref: '#/components/parameters/key' }] : []),
      ...inPath,
      ...inQuery,
      ...(takesMore ? [more] : []),
    ],
    ...(rule.schema && { requestBody: bodyOf(rule.schema, schemas) }),
    responses: responsesOf(call, rule, { route, schemas }),
  }
}

function bodyOf(schema, schemas) {
  return {
    required: !/^(?:optional|nullish)$/.test(schema.type),
    content: { 'application/json': { schema: schemas.of(schema) } },
  }
}

function answerOf({ answer, isText }, schemas) {
  if (!answer) return undefined
  const schema = schemas.of(answer)
  if (!isText) return schema
  return { type: 'string', contentMediaType: 'application/json', contentSchema: schema }
}

function responsesOf(call, rule, { route, schemas }) {
  const { access, csrf } = rule
  const { refusals = [] } = call
  const schema = answerOf(call, schemas)
  const statuses = [
    ...(rule.schema ? [400] : []),
    ...(access === 'anyone' ? [] : [401]),
    ...(csrf !== 'none' || access === 'company' ? [403] : []),
    ...(/\{(?!paymentProvider)/.test(route) ? [404] : []),
    ...refusals,
    429,
  ]
  const refused = [...new Set(statuses)].sort().map((status) => [
    status,
    {
      description: REASONS[status],
      content: { 'application/json': { schema: schemas.refusal } },
    },
  ])
  return {
    200: {
      description: 'It is done.',
      ...(schema && { content: { 'application/json': { schema } } }),
    },
    ...Object.fromEntries(refused),
    default: { $ref: '#/components/responses/Refusal' },
  }
}

/** Clients without a session need no token. */
function securityOf({ access, csrf }) {
  const proved = csrf === 'token' ? { session: [], token: [] } : { session: [] }
  return access === 'anyone' ? [{}, proved] : [proved]
}

function operationId(method, route) {
  const words = route.replace(/^\/api\//, '').split(/[^A-Za-z]+/)
  const name = words.filter(Boolean).map((it) => it.charAt(0).toUpperCase() + it.slice(1))
  return method.toLowerCase() + name.join('')
}

function tagOf(route) {
  const [, first = ''] = /^\/api\/([^/]+)/.exec(route) ?? []
  return first.replace('{paymentProvider}', '').replace('.json', '')
}

/**
 * What can go wrong between a page and its files, for tests. Below `/fixtures/<id>/` every test has a
 * page, files and a count of requests of its own:
 *
 * - `POST ~setup` takes `{ page, headers, faults }`, where faults are names of faults by file, one for
 *   each request and the last one for all that follow;
 * - `GET ~page` is the page; it pauses where it says `<!--pause-->`;
 * - `~landing` says how it was asked;
 * - `GET ~requests` lists the files asked for.
 *
 * What is `tampered` is what was built and a line more. What is `unkept` comes, and no cache may keep it.
 *
 * The loader's second script is called `hydrator.js` in both, whatever its hash. A file that is `held`
 * comes, or fails, when another setup says how.
 */
const PAUSE_MS = 300
const SLOW_MS = 400
const HANG_MS = 20_000
const LOOK_MS = 20

const FAULTS = {
  404: (context) => refuse(context, 404),
  500: (context) => refuse(context, 500),
  502: (context) => refuse(context, 502),
  html: (context) => answer(context, 'text/html', '<!doctype html><title>Sign in</title>'),
  syntax: (context) => answer(context, 'text/javascript', 'export const define = ('),
  hang: (context) => Promise.race([wait(HANG_MS), closed(context)]),
  reset: (context) => breakOff(context),
  cut: (context) => breakOff(context, 'export const define'),
}

const tests = new Map()

export function faults() {
  return (context, next) => {
    const [, folder, id, file] = /^(.*\/fixtures\/)(t[\w-]+)\/(.+)$/.exec(context.path) ?? []
    if (!id) return next()
    if (file.startsWith('~')) return control(context, testOf(id), file)
    return serve(context, next, { test: testOf(id), file, path: `${folder}${file}` })
  }
}

async function serve(context, next, { test, file, path }) {
  const name = file.replace(/^hydrator-\w+/, 'hydrator')
  test.requests.push(name)
  const fault = await nextFault(test, name)
  if (fault === 'slow') await wait(SLOW_MS)
  if (FAULTS[fault]) return FAULTS[fault](context)
  context.url = path
  await next()
  if (fault === 'tampered')
    context.body = `globalThis.isTampered = true\n${await textOf(context.body)}`
  if (fault === 'unkept') return forbidKeeping(context)
  // As a shop serves files whose names change with their content.
  context.set('cache-control', 'public, max-age=31536000, immutable')
}

function forbidKeeping(context) {
  context.set('cache-control', 'no-store')
  // The runner has everything kept whose path ends like a file.
  context.path = '/'
}

async function nextFault(test, name) {
  const end = Date.now() + HANG_MS
  while (test.faults[name]?.[0] === 'held' && Date.now() < end) await wait(LOOK_MS)
  const list = test.faults[name] ?? []
  return list.length > 1 ? list.shift() : list[0]
}

function testOf(id) {
  const test = tests.get(id) ?? { requests: [], faults: {}, page: '', headers: {} }
  tests.set(id, test)
  return test
}

async function control(context, test, file) {
  const body = await readBody(context)
  if (file === '~setup') {
    Object.assign(test, JSON.parse(body))
    return answer(context, 'application/json', '{}')
  }
  if (file === '~requests') {
    return answer(context, 'application/json', JSON.stringify(test.requests))
  }
  context.set(test.headers)
  if (file === '~page') return sendPage(context, test.page)
  const sent = [context.method, context.querystring, body].filter(Boolean).join(' ')
  return answer(context, 'text/html', `<!doctype html><title>landed</title><p>${sent}</p>`)
}

async function sendPage(context, page) {
  context.respond = false
  const { res } = context
  res.setHeader('content-type', 'text/html; charset=utf-8')
  res.setHeader('cache-control', 'no-store')
  for (const [at, piece] of page.split('<!--pause-->').entries()) {
    if (at > 0) await wait(PAUSE_MS)
    res.write(piece)
  }
  res.end()
}

function answer(context, type, body) {
  context.status = 200
  context.set('content-type', type)
  context.set('cache-control', 'no-store')
  context.body = body
}

function refuse(context, status) {
  context.status = status
  context.set('content-type', 'text/javascript')
  context.body = ''
}

function breakOff(context, start = '') {
  context.respond = false
  const { res } = context
  if (start) {
    res.writeHead(200, { 'content-type': 'text/javascript', 'content-length': '5000' })
    res.write(start)
  }
  setTimeout(() => res.destroy(), 50)
}

function readBody({ req }) {
  return textOf(req)
}

/** The text of a stream, or of what is one already. */
async function textOf(pieces) {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}

function wait(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function closed({ res }) {
  return new Promise((resolve) => res.on('close', resolve))
}

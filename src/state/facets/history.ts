/** The number of filter steps that this tab had taken when the entry was made. */
const STEP = 'courtsideFilterStep'
/** Marks the top entry while a sheet of filters covers the page. */
const SHEET = 'courtsideFilterSheet'

/** A browser that does not navigate as told is not waited for any longer. */
const TRAVEL_MS = 1000

/** The browser moves through its history asynchronously; the next step waits for the arrival. */
let travel: Promise<void> | undefined
let closeSheet: (() => void) | undefined

export function currentQuery(): string {
  return location.search.slice(1)
}

export function currentStep(): number {
  const step = entryState()[STEP]
  return typeof step === 'number' ? step : 0
}

/** The address of this page with another query. */
export function addressOf(query: string): string {
  return query ? `${location.pathname}?${query}` : location.pathname
}

/**
 * Adds one entry for a change. It starts with a state of its own, because layers over the page mark their
 * entries. An open sheet stays above all choices that are made in it, so that Back closes it first, and
 * then undoes them one by one.
 */
export function pushQuery(query: string): void {
  const entry = { [STEP]: currentStep() + 1 }
  const isUnderSheet = isSheetOnTop()
  if (isUnderSheet) history.replaceState(entry, '', addressOf(query))
  else history.pushState(entry, '', addressOf(query))
  if (isUnderSheet) putSheetOnTop()
}

/** Goes back, or forward, to the entry of a step. A sheet that was open is opened again. */
export async function returnToStep(step: number): Promise<void> {
  await arrival()
  const isUnderSheet = isSheetOnTop()
  await go(step - currentStep() - (isUnderSheet ? 1 : 0))
  if (isUnderSheet && closeSheet) putSheetOnTop()
}

export function isTravelling(): boolean {
  return travel !== undefined
}

/** Resolves once the browser has arrived, and is not sent on. */
export async function arrival(): Promise<void> {
  while (travel) await travel
}

/** A sheet now covers the page; the browser's Back calls `close`. */
export async function enterSheet(close: () => void): Promise<void> {
  closeSheet = close
  addEventListener('popstate', followSheet)
  await arrival()
  if (closeSheet === close) putSheetOnTop()
}

/** Removes the entry of a sheet that was closed. */
export function leaveSheet(): void {
  const isUnderSheet = isSheetOnTop() && !isTravelling()
  closeSheet = undefined
  removeEventListener('popstate', followSheet)
  if (isUnderSheet) void go(-1)
}

function followSheet(): void {
  if (!isTravelling() && !isSheetOnTop()) closeSheet?.()
}

function putSheetOnTop(): void {
  history.pushState({ ...entryState(), [SHEET]: true }, '')
}

function isSheetOnTop(): boolean {
  return entryState()[SHEET] === true && closeSheet !== undefined
}

function entryState(): Readonly<Record<string, unknown>> {
  return history.state ?? {}
}

async function go(distance: number): Promise<void> {
  if (distance === 0) return
  travel = new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true })
    setTimeout(resolve, TRAVEL_MS)
  }).then(() => {
    travel = undefined
  })
  history.go(distance)
  await travel
}

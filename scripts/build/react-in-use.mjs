/**
 * What elements use of React. The build leaves out the rest (`trim-react.mjs`), and
 * `test/architecture/react-in-use.test.ts` finds what a view uses that is missing here.
 */

/** What our code, valtio and r2wc import of React's packages. */
export const REACT_EXPORTS = {
  react: words(
    'Component Fragment Suspense createElement memo useCallback useDebugValue useEffect useLayoutEffect',
    'useMemo useReducer useRef useState useSyncExternalStore',
  ),
  'react-dom': ['flushSync'],
  'react-dom/client': ['createRoot', 'hydrateRoot'],
  'react/jsx-runtime': ['jsx', 'jsxs'],
}

/** Events that views listen to and that a page has by this name, as React writes them after `on`. */
export const EVENTS = words(
  'cancel click error input keyDown mouseDown paste pointerCancel pointerDown pointerMove pointerOver pointerUp',
  'reset scroll submit toggle wheel',
)

/** Events that views listen to and that React makes of others. */
export const MADE_EVENTS = words('blur change focus pointerEnter pointerLeave')

/** Attributes that views set and that React has another name for. */
export const ALIASES = {
  htmlFor: 'for',
  strokeDasharray: 'stroke-dasharray',
  strokeDashoffset: 'stroke-dashoffset',
}

export function words(...lines) {
  return lines.join(' ').split(' ')
}

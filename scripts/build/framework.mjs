import { resolve } from 'node:path'

/**
 * What elements use of React and r2wc, or of what stands in their place: a file of its own, which browsers
 * keep from one release to the next. Other packages stay with our code: of those the bundle holds what it
 * calls, which changes with it.
 */
export const FRAMEWORK = 'framework'

const SOURCE = `
export { default } from '@r2wc/react-to-web-component'
export { Component, Suspense, createElement, lazy, memo, useCallback, useDebugValue, useEffect } from 'react'
export { useLayoutEffect, useMemo, useReducer, useRef, useState, useSyncExternalStore } from 'react'
export { flushSync } from 'react-dom'
export { hydrateRoot } from 'react-dom/client'
export { Fragment, jsx, jsxs } from 'react/jsx-runtime'`

/** Makes it a module that esbuild can take for an entry. */
export const framework = {
  name: 'framework',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^framework$/ }, ({ path }) => ({ path, namespace: 'framework' }))
    onLoad({ filter: /.*/, namespace: 'framework' }, () => ({
      contents: SOURCE,
      resolveDir: resolve('.'),
    }))
  },
}

import runtime from 'react/jsx-runtime'

/** As constants of a module: what is imported of CommonJS goes through a getter at every element. */
export const { Fragment, jsx, jsxs } = runtime

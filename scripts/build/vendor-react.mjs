import r2wc from '@r2wc/react-to-web-component'
import * as react from 'react'
import * as runtime from 'react/jsx-runtime'
import * as client from 'react-dom/client'

export const kept = [r2wc, react, client, runtime]

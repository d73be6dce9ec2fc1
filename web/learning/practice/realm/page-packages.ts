/**
 * The packages of the shelf that pages import, as one script for their preview: modules that the page's own scripts are
 * written with get them from here.
 */
import * as react from 'react'
import * as reactDom from 'react-dom'
import * as reactDomClient from 'react-dom/client'
import * as jsxRuntime from 'react/jsx-runtime'

Object.assign(globalThis, {
  pagePackages: {
    react,
    'react-dom': reactDom,
    'react-dom/client': reactDomClient,
    'react/jsx-runtime': jsxRuntime,
  },
})

import { createElement as h } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Filter } from './filter.mjs'

const props = JSON.parse(document.getElementById('props').textContent)
hydrateRoot(document.getElementById('filter'), h(Filter, props))

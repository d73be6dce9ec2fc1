import { createElement as h, useState } from 'react'
import { matching } from './routes.js'

// Runs on the server and in the browser, so it touches neither window nor files.
export function Filter({ links, initialText }) {
  const [text, setText] = useState(initialText)
  const shown = matching(links, text)
  return h('div', null,
    h('form', { method: 'get', action: '/' },
      h('label', { htmlFor: 'q' }, 'Mandi or state '),
      h('input', { id: 'q', name: 'q', type: 'search', value: text, onChange: (event) => setText(event.target.value) }),
      h('button', { type: 'submit' }, 'Search')),
    h('p', { role: 'status' }, `${shown.length} mandis`),
    h('ul', null, shown.map(({ name, state, href }) => h('li', { key: href }, h('a', { href }, name), ', ', state))))
}

import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'

const rupees = new Intl.NumberFormat('en-IN')

function changeOf({ usual, yesterday }) {
  if (yesterday === null) return 'no price yesterday'
  if (usual === yesterday) return 'same'
  return `${usual > yesterday ? 'up' : 'down'} ${rupees.format(Math.abs(usual - yesterday))}`
}

function Document({ title, canonical, tags, stylePath, children }) {
  return h('html', { lang: 'en-IN' },
    h('head', null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('title', null, title),
      h('link', { rel: 'canonical', href: canonical }),
      tags.map(([property, content]) => h('meta', { key: property, property, content })),
      h('link', { rel: 'stylesheet', href: stylePath })),
    h('body', null, h('main', null, children)))
}

const html = (element) => `<!doctype html>${renderToString(element)}`

/** The title has the answer: many people read only the card in the chat. */
export const titleOf = ({ name, prices: [first] }) =>
  `${name}: ${first.crop.toLowerCase()} ₹${rupees.format(first.usual)}, ${changeOf(first)}`

/** tags: a list such as [['og:title', 'Kolar: …'], …] */
export const mandiPage = (mandi, { canonical, tags, stylePath }) =>
  html(h(Document, { title: titleOf(mandi), canonical, tags, stylePath },
    h('h1', null, mandi.name),
    h('table', null, h('tbody', null, mandi.prices.map((row) =>
      h('tr', { key: row.crop },
        h('th', { scope: 'row' }, row.crop), h('td', null, rupees.format(row.usual)), h('td', null, changeOf(row))))))))

/** The list has names and states, and no price. */
export const listPage = (mandis, { canonical, tags, stylePath }) =>
  html(h(Document, { title: 'Mandi prices', canonical, tags, stylePath },
    h('h1', null, 'Mandi prices'),
    h('ul', null, mandis.map(({ slug, name, state }) =>
      h('li', { key: slug }, h('a', { href: `/mandi/${slug}` }, name), `, ${state}`)))))

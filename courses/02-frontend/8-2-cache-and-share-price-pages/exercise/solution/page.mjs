import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { Filter } from './filter.mjs'
import { escapeHtml as escape, safeJson, slugOf } from './routes.js'

const rupees = new Intl.NumberFormat('en-IN')

export function changeOf({ usual, yesterday }) {
  if (yesterday === null) return 'no price yesterday'
  if (usual === yesterday) return 'same'
  return usual > yesterday ? `up ${rupees.format(usual - yesterday)}` : `down ${rupees.format(yesterday - usual)}`
}

function PriceTable({ mandi }) {
  return h('table', null,
    h('caption', null, `${mandi.name}, ₹ per quintal`),
    h('thead', null, h('tr', null, ['Crop', 'Usual', 'Since yesterday'].map((name) => h('th', { key: name, scope: 'col' }, name)))),
    h('tbody', null, mandi.prices.map((row) =>
      h('tr', { key: row.crop }, h('th', { scope: 'row' }, row.crop), h('td', null, rupees.format(row.usual)), h('td', null, changeOf(row))))))
}

const css = `body{font:1rem/1.5 system-ui,"Noto Sans Devanagari",sans-serif;max-width:60rem;margin:0 auto;padding:1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.4rem;border-bottom:1px solid gray}a,button,input{min-height:2.75rem}`

function shell({ site, path, title, description, body, script = '' }) {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
<meta name="description" content="${escape(description)}">
<link rel="canonical" href="${escape(site + path)}">
<meta property="og:type" content="website">
<meta property="og:title" content="${escape(title)}">
<meta property="og:description" content="${escape(description)}">
<meta property="og:url" content="${escape(site + path)}">
<meta property="og:image" content="${escape(site)}/card.png">
<meta property="og:image:alt" content="Mandi price board">
<style>${css}</style>
${script}</head>
<body>
${body}
</body>
</html>
`
}

/** A page of one mandi. It needs no script at all. */
export function mandiPage(mandi, day, site) {
  const [first] = mandi.prices
  return shell({
    site,
    path: `/mandi/${slugOf(mandi.name)}`,
    title: `${mandi.name}: ${first.crop} ₹${rupees.format(first.usual)}, ${changeOf(first)}`,
    description: `${day}, per quintal: ${mandi.prices.map((row) => `${row.crop} ₹${rupees.format(row.usual)}`).join(', ')}`,
    body: renderToString(h('main', null, h('p', null, h('a', { href: '/' }, 'All mandis')), h('h1', null, mandi.name), h('p', null, `${mandi.state}, ${day}`), h(PriceTable, { mandi }))),
  })
}

/** The list of all mandis. The filter works without a script (GET) and becomes quicker with it. */
export function listPage(mandis, day, text, { site, clientPath }) {
  const links = mandis.map(({ name, state }) => ({ name, state, href: `/mandi/${slugOf(name)}` }))
  const props = { links, initialText: text }
  return shell({
    site,
    path: '/',
    title: `Mandi prices on ${day}`,
    description: `Prices of ${mandis.length} mandis.`,
    script: `<script type="module" src="${clientPath}"></script>\n`,
    body: `<main><h1>Mandi prices</h1>
<div id="filter">${renderToString(h(Filter, props))}</div>
<script type="application/json" id="props">${safeJson(props)}</script></main>`,
  })
}

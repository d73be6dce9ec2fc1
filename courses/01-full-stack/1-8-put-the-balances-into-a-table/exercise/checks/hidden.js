export default [
  {
    name: 'has a caption as the first thing in its table',
    hint: '<caption> comes directly after <table>, with a few words about the table in it.',
    run: (document) => {
      const first = document.querySelector('table')?.firstElementChild
      return [first?.tagName.toLowerCase() ?? 'no table', (first?.textContent ?? '').trim() === '' ? 'empty' : 'with words']
    },
    expect: ['caption', 'with words'],
  },
  {
    name: 'jumps from the top to the heading “About this page”',
    hint: 'The link has href="#…" with the id of that heading. It comes before the table.',
    run: (document) => {
      const link = [...document.querySelectorAll('a[href^="#"]')].find((one) => one.getAttribute('href').length > 1)
      if (!link) return 'There is no link with # yet.'
      const all = [...document.querySelectorAll('*')]
      const target = document.getElementById(link.getAttribute('href').slice(1))
      const place = (selector) => all.indexOf(document.querySelector(selector))
      const isBetween = place('h1') < all.indexOf(link) && all.indexOf(link) < place('table')
      return [
        target?.textContent.trim() ?? `${link.getAttribute('href')} leads nowhere`,
        isBetween ? 'below the title, above the table' : 'somewhere else',
        link.textContent.trim() === '' ? 'nothing to click on' : 'with words',
      ]
    },
    expect: ['About this page', 'below the title, above the table', 'with words'],
  },
  {
    name: 'has replaced the list, and uses each id once',
    hint: 'The list isn’t needed any more. Two elements with the same id confuse the browser.',
    run: (document) => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
      return { items: document.querySelectorAll('li').length, tables: document.querySelectorAll('table').length, repeated: ids.filter((id, i) => ids.indexOf(id) < i) }
    },
    expect: { items: 0, tables: 1, repeated: [] },
  },
]

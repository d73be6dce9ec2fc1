export default [
  {
    name: 'leaves the heading “Today” as it is',
    hint: 'h2 { … } chooses all headings of this level. Choose only those inside a card.',
    run: (document, window) => {
      const hex = (color) => {
        const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color)
        const rgb = /^rgba?\((\d+)[,\s]+(\d+)[,\s]+(\d+)/.exec(color)
        if (short) return `#${short.slice(1).map((digit) => digit + digit).join('')}`.toLowerCase()
        return rgb ? `#${rgb.slice(1, 4).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}` : color.toLowerCase()
      }
      const heading = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === 'Today')
      const color = hex(window.getComputedStyle(heading).color)
      const body = hex(window.getComputedStyle(document.body).color)
      return color === body || color === 'canvastext' ? 'like the text of the page' : color
    },
    expect: 'like the text of the page',
  },
  {
    name: 'shows paid in green and bold, and open in red, wherever they are',
    hint: 'Two rules, .paid and .open. They mustn’t depend on the card, and the rule of a card mustn’t win over them.',
    run: (document, window) => {
      const hex = (color) => {
        const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color)
        const rgb = /^rgba?\((\d+)[,\s]+(\d+)[,\s]+(\d+)/.exec(color)
        if (short) return `#${short.slice(1).map((digit) => digit + digit).join('')}`.toLowerCase()
        return rgb ? `#${rgb.slice(1, 4).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}` : color.toLowerCase()
      }
      return [...document.querySelectorAll('.paid, .open')].map((part) => {
        const { color, fontWeight } = window.getComputedStyle(part)
        return `${part.textContent} ${hex(color)} ${/bold|[6-9]00/.test(fontWeight) ? 'bold' : 'normal'}`
      })
    },
    expect: ['open #8a1c1c normal', 'paid #14632f bold', 'paid #14632f bold'],
  },
  {
    name: 'gives padding and border to cards only',
    hint: 'A rule for every div, or for *, frames more than the cards.',
    run: (document, window) =>
      [...document.querySelectorAll('body, h1, p, span')]
        .filter((element) => parseFloat(window.getComputedStyle(element).borderTopWidth) > 0 && !['none', ''].includes(window.getComputedStyle(element).borderTopStyle))
        .map(({ tagName }) => tagName.toLowerCase()),
    expect: [],
  },
]

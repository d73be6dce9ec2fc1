export default [
  {
    name: 'counts padding and border into the width of every element',
    hint: 'The selector * chooses every element. The property is box-sizing.',
    run: (document, window) => [...new Set([...document.querySelectorAll('body, body *')].map((element) => window.getComputedStyle(element).boxSizing || 'content-box'))],
    expect: ['border-box'],
  },
  {
    name: 'gives the text the font of the phone, its size and its line height',
    hint: 'Set font-family, font-size and line-height of body, or all three with font. 1.125rem are 18 pixels here.',
    run: (document, window) => {
      const { fontFamily, fontSize, lineHeight } = window.getComputedStyle(document.body)
      const height = { '150%': '1.5', '27px': '1.5', '1.5em': '1.5', '1.5rem': 'not 1.5' }[lineHeight] ?? lineHeight
      return [fontFamily.split(',')[0].replace(/["']/g, '').trim(), fontSize, height]
    },
    expect: ['system-ui', '18px', '1.5'],
  },
  {
    name: 'gives each card padding, a border and space below it',
    hint: 'The selector is .card, with a dot. 1rem are 16 pixels here.',
    run: (document, window) =>
      [...document.querySelectorAll('.card')].map((card) => {
        const { paddingTop, paddingLeft, borderTopWidth, borderTopStyle, marginBottom } = window.getComputedStyle(card)
        return `padding ${paddingTop} ${paddingLeft}, border ${borderTopWidth} ${borderTopStyle === 'none' || borderTopStyle === '' ? 'without a style' : 'with a style'}, margin below ${marginBottom}`
      }),
    expect: [
      'padding 16px 16px, border 2px with a style, margin below 16px',
      'padding 16px 16px, border 2px with a style, margin below 16px',
    ],
  },
  {
    name: 'colours the names in the cards',
    hint: 'The selector for an h2 inside a card has two parts, with a space between them.',
    run: (document, window) => {
      const hex = (color) => {
        const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color)
        const rgb = /^rgba?\((\d+)[,\s]+(\d+)[,\s]+(\d+)/.exec(color)
        if (short) return `#${short.slice(1).map((digit) => digit + digit).join('')}`.toLowerCase()
        return rgb ? `#${rgb.slice(1, 4).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}` : color.toLowerCase()
      }
      return [...document.querySelectorAll('.card h2')].map((heading) => hex(window.getComputedStyle(heading).color))
    },
    expect: ['#8a1c1c', '#8a1c1c'],
  },
]

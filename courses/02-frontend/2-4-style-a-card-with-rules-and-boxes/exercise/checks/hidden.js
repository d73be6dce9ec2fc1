export default [
  {
    name: 'colours only the notes inside of a card',
    hint: '.card .note, with a space, selects a note inside of a card.',
    run: (document, window) => {
      const hex = (value) => (value.match(/^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/)?.slice(1).reduce((all, part) => all + Number(part).toString(16).padStart(2, '0'), '#') ?? value).toLowerCase()
      return [...document.querySelectorAll('.note')].map((note) => hex(window.getComputedStyle(note).color))
    },
    expect: ['#55606b', '#55606b', '#1c1f23'],
  },
  {
    name: 'gives the featured card a thicker border of the same colour',
    hint: '.card.featured, without a space, is more specific than .card. Change only border-width.',
    run: (document, window) => {
      const hex = (value) => (value.match(/^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/)?.slice(1).reduce((all, part) => all + Number(part).toString(16).padStart(2, '0'), '#') ?? value).toLowerCase()
      return [...document.querySelectorAll('.card')].map((card) => {
        const style = window.getComputedStyle(card)
        return [...new Set(['Top', 'Right', 'Bottom', 'Left'].map((side) => `${style[`border${side}Width`]} ${hex(style[`border${side}Color`])}`))].join(', ')
      })
    },
    expect: ['1px #55606b', '3px #55606b'],
  },
  {
    name: 'keeps the cards apart',
    hint: 'Room to the next box is margin: margin-bottom: 1rem.',
    run: (document, window) => {
      const [one, two] = [...document.querySelectorAll('.card')].map((card) => window.getComputedStyle(card))
      const pixels = (length) => (parseFloat(length) || 0) * (/rem/.test(length) ? 16 : 1)
      const side = (style, name, logical) => pixels(style[name] || style.getPropertyValue(logical) || '0')
      const below = side(one, 'marginBottom', 'margin-block-end')
      const above = side(two, 'marginTop', 'margin-block-start')
      const { display, gap, rowGap } = window.getComputedStyle(document.querySelector('main'))
      return /grid|flex/.test(display) ? Math.max(pixels(rowGap || gap), below, above) : Math.max(below, above)
    },
    expect: 16,
  },
  {
    name: 'measures every element with its border',
    hint: '*, ::before, ::after { box-sizing: border-box; }',
    run: (document, window) => ['main', '.card', '.price', 'h2'].map((selector) => window.getComputedStyle(document.querySelector(selector)).boxSizing),
    expect: ['border-box', 'border-box', 'border-box', 'border-box'],
  },
  {
    name: 'wins by its selectors, not by !important',
    hint: 'Make the selector more specific, or put the rule later in the file.',
    run: (document) => [...document.querySelectorAll('style')].map((style) => style.textContent.replace(/\/\*[\s\S]*?\*\//g, '').match(/[\w-]+\s*:[^;}]*!\s*important/g) ?? []).flat(),
    expect: [],
  },
]

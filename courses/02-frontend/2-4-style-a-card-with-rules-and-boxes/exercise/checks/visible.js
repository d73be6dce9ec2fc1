export default [
  {
    name: 'makes the price large and bold',
    hint: 'A rule for .price with font-size: 1.5rem and font-weight: bold.',
    run: (document, window) =>
      [...document.querySelectorAll('.price')].map((price) => {
        const { fontSize, fontWeight } = window.getComputedStyle(price)
        return `${fontSize}, ${/^bold/.test(fontWeight) || Number(fontWeight) >= 700 ? 'bold' : 'not bold'}`
      }),
    expect: ['24px, bold', '24px, bold'],
  },
  {
    name: 'leaves all other paragraphs at their normal size',
    hint: 'A rule for p selects every paragraph. Delete it, and use the class.',
    run: (document, window) => [...document.querySelectorAll('p:not(.price)')].filter((text) => window.getComputedStyle(text).fontSize !== '16px').map((text) => text.textContent.trim()),
    expect: [],
  },
  {
    name: 'gives each card room inside and a border',
    hint: 'padding: 1rem for the room inside, border: 1px solid #55606b for the frame.',
    run: (document, window) => {
      const hex = (value) => (value.match(/^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/)?.slice(1).reduce((all, part) => all + Number(part).toString(16).padStart(2, '0'), '#') ?? value).toLowerCase()
      const style = window.getComputedStyle(document.querySelector('.card'))
      return ['Top', 'Right', 'Bottom', 'Left'].map((side) =>
        [`${side.toLowerCase()}: padding`, style[`padding${side}`] || '0px', 'border', style[`border${side}Width`] || '0px', style[`border${side}Style`] || 'none', hex(style[`border${side}Color`])].join(' ').trim(),
      )
    },
    expect: [
      'top: padding 16px border 1px solid #55606b',
      'right: padding 16px border 1px solid #55606b',
      'bottom: padding 16px border 1px solid #55606b',
      'left: padding 16px border 1px solid #55606b',
    ],
  },
  {
    name: 'colours the text of the page once, on the body',
    hint: 'color is inherited. body { color: #1c1f23 } is enough for headings, places and prices.',
    run: (document, window) => {
      const hex = (value) => (value.match(/^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/)?.slice(1).reduce((all, part) => all + Number(part).toString(16).padStart(2, '0'), '#') ?? value).toLowerCase()
      return ['body', 'h2', '.place', '.price'].map((selector) => hex(window.getComputedStyle(document.querySelector(selector)).color))
    },
    expect: ['#1c1f23', '#1c1f23', '#1c1f23', '#1c1f23'],
  },
]

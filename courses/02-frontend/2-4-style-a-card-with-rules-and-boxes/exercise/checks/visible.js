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
      const { paddingTop, paddingLeft, borderTopWidth, borderTopStyle, borderTopColor } = window.getComputedStyle(document.querySelector('.card'))
      return [paddingTop, paddingLeft, borderTopWidth, borderTopStyle, borderTopColor]
    },
    expect: ['16px', '16px', '1px', 'solid', '#55606b'],
  },
  {
    name: 'colours the text of the page once, on the body',
    hint: 'color is inherited. body { color: #1c1f23 } is enough for headings, places and prices.',
    run: (document, window) => ['body', 'h2', '.place', '.price'].map((selector) => window.getComputedStyle(document.querySelector(selector)).color),
    expect: ['#1c1f23', '#1c1f23', '#1c1f23', '#1c1f23'],
  },
]

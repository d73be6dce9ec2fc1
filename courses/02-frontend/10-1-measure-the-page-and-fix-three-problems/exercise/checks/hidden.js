export default [
  {
    name: 'drops the script that nobody needs, and keeps the other',
    hint: 'statistics.js does nothing for the reader. carousel.js stays.',
    run: (document) => [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src').replace(/^\.\//, '')).sort(),
    expect: ['app.js', 'carousel.js'],
  },
  {
    name: 'puts the results into the page at once',
    hint: 'Build the elements first, then one replaceChildren. innerHTML += in a loop builds the whole list again for each row.',
    run: (document, window) => {
      const type = (text) => {
        const field = document.querySelector('#search')
        field.value = text
        field.dispatchEvent(new window.Event('input', { bubbles: true }))
      }
      const list = document.querySelector('#list')
      let changes = 0
      let isInside = false
      const count = (isChange, act) => {
        if (isInside) return act()
        changes += isChange ? 1 : 0
        isInside = true
        try {
          return act()
        } finally {
          isInside = false
        }
      }
      for (const name of ['append', 'appendChild', 'prepend', 'insertBefore', 'insertAdjacentHTML', 'insertAdjacentElement', 'replaceChildren']) {
        const real = list[name]
        list[name] = function (...values) {
          return count(values.length > 0, () => real.apply(this, values))
        }
      }
      let owner = Object.getPrototypeOf(list)
      while (!Object.getOwnPropertyDescriptor(owner, 'innerHTML')) owner = Object.getPrototypeOf(owner)
      const real = Object.getOwnPropertyDescriptor(owner, 'innerHTML')
      Object.defineProperty(list, 'innerHTML', {
        configurable: true,
        get: () => real.get.call(list),
        set: (html) => count(html !== '', () => real.set.call(list, html)),
      })
      type('pur')
      return changes
    },
    expect: 1,
  },
  {
    name: 'shows the first ten and says how many there are',
    hint: 'slice(0, 10) for the list. The status line names all: “18 mandis, the first 10 are shown”.',
    run: (document, window) => {
      const type = (text) => {
        const field = document.querySelector('#search')
        field.value = text
        field.dispatchEvent(new window.Event('input', { bubbles: true }))
      }
      return ['pur', 'la', 'i'].map((text) => {
        type(text)
        const rows = [...document.querySelectorAll('#list li')].map((item) => item.textContent)
        const numbers = document.querySelector('#status').textContent.match(/\d+/g) ?? []
        return [rows.length, rows[0], numbers.map(Number).sort((a, b) => b - a)]
      })
    },
    expect: [
      [10, 'Rajpur', [18, 10]],
      [7, 'Solapur', [7]],
      [10, 'Jaipur', [10]],
    ],
  },
  {
    name: 'keeps the shape of pictures on a small screen',
    hint: 'With max-inline-size, also block-size: auto (or height: auto). Otherwise the picture is squeezed.',
    run: (document) => {
      const css = [...document.querySelectorAll('style')].map((style) => style.textContent.replace(/\/\*[\s\S]*?\*\//g, '')).join('\n')
      return /(?:height|block-size)\s*:\s*auto|aspect-ratio\s*:|object-fit\s*:/.test(css) ? 'kept' : 'squeezed'
    },
    expect: 'kept',
  },
]
